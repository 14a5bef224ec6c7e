/** Resolves once an element is less than one screen height from the viewport; never if there is no element. */
export const nearViewport = (element: Element | null): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100% 0px' },
    );
    if (element) observer.observe(element);
  });
