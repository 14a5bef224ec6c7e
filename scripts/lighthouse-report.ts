/** What Lighthouse scores, from 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The scores of one route: of performance the runs, of everything else one run, with the audits that cost points. */
export interface RouteScores {
  path: string;
  performanceRuns: readonly number[];
  scores: Readonly<Record<Category, number>>;
  /** Audits below full marks, by category: `seo: canonical (why)`. */
  failed: readonly string[];
}

/** The median of up to three scores: two that agree are the median, whatever a third would say. */
export function medianScore(runs: readonly number[]): number {
  const sorted = [...runs].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Whether the median of three is known: after three runs, or when the first two agree. */
export function isDecided(runs: readonly number[]): boolean {
  return runs.length >= 3 || (runs.length === 2 && runs[0] === runs[1]);
}

/** Scores below 100, one sentence each. */
export function belowFull(routes: readonly RouteScores[]): string[] {
  return routes.flatMap(({ path, scores, failed }) =>
    categories
      .filter((category) => scores[category] < 100)
      .map((category) => {
        const audits = failed.filter((audit) => audit.startsWith(`${category}:`));
        return `${path}: ${category} ${scores[category]}${audits.length > 0 ? ` (${audits.join('; ')})` : ''}`;
      }),
  );
}

/**
 * The report that is kept, as Markdown.
 * @param day the day of the measurement, such as 2026-11-20.
 * @param conditions how it was taken.
 */
export function lighthouseMarkdown(routes: readonly RouteScores[], day: string, conditions: string): string {
  const below = belowFull(routes);
  const rows = routes.map(
    ({ path, scores, performanceRuns }) =>
      `| \`${path}\` | ${scores.performance} (${performanceRuns.join(', ')}) | ${categories
        .slice(1)
        .map((category) => scores[category])
        .join(' | ')} |`,
  );
  return [
    '# Lighthouse',
    '',
    `Written by \`npm run lighthouse\` on ${day}. ${conditions}`,
    '',
    below.length === 0
      ? `All ${routes.length} routes have 100 in every category.`
      : ['Below 100:', '', ...below.map((line) => `- ${line}`)].join('\n'),
    '',
    '| route | performance: median (runs) | accessibility | best practices | SEO |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
