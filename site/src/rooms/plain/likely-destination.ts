/** Where somebody who landed on an unknown path most likely wanted to go. */
export type Destination = { kind: 'page'; path: string } | { kind: 'blog' } | { kind: 'download' };

/** How many letters must change to turn one word into the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + change,
        ),
      );
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}

function normalized(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A malformed escape is a mistyped address like any other.
  }
  const plain = decoded
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replaceAll(/[_\s]+/g, '-')
    .replaceAll(/\/{2,}/g, '/');
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain;
}

/** Two letters wrong at most, fewer in short words: /faqs is /faq, but /cat is not. */
function allowance(path: string): number {
  return Math.min(3, Math.max(1, Math.floor(path.length / 4)));
}

function nearestPage(path: string, pages: readonly string[]): string | null {
  const ranked = pages
    .filter((page) => page !== '/')
    .map((page) => ({ path: page, distance: editDistance(path, page) }))
    .sort((one, other) => one.distance - other.distance);
  const best = ranked[0];
  return best && best.distance <= allowance(best.path) ? best.path : null;
}

/** What an unknown path was probably meant to be among the site's pages; null when nothing comes near. */
export function likelyDestination(pathname: string, pages: readonly string[]): Destination | null {
  const path = normalized(pathname.slice(0, 200));
  if (path === '/blog' || path.startsWith('/blog/')) return { kind: 'blog' };
  if (path === '/download-website' || path.startsWith('/download-website/')) return { kind: 'download' };
  const near = nearestPage(path, pages);
  return near ? { kind: 'page', path: near } : null;
}
