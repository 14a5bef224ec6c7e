/** Pages of every length, whose lower half is out of the first view. */
export const leapPaths = [
  '/',
  '/meet-our-teachers',
  '/test-prep',
  '/sat-prep',
  '/subjects/mathematics',
] as const;

/**
 * To be run in a page: leaps down as soon as it has been painted, as the End key or a scroll bar does, and notes from
 * then on where what is read is.
 */
export const leapAndWatch = `(() => {
  const tops = (window.watchedTops = []);
  const leap = () => {
    if (!('painted' in document.documentElement.dataset)) return requestAnimationFrame(leap);
    scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(read));
  };
  const read = () => {
    const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const watch = () => {
      tops.push(Math.round(element.getBoundingClientRect().top));
      requestAnimationFrame(watch);
    };
    watch();
  };
  leap();
})()`;

/** To be run in a page: how far it has moved since, in pixels. */
export const watchedMove = 'Math.max(...window.watchedTops) - Math.min(...window.watchedTops)';

/** To be run in a page: whether it was watched for long enough, a hundred frames. */
export const watchedLong = 'window.watchedTops.length > 100';
