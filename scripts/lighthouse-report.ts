/** What Lighthouse scores, from 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The scores of one route: of performance the runs, of everything else one run. */
export interface RouteScores {
  path: string;
  performanceRuns: readonly number[];
  scores: Readonly<Record<Category, number>>;
  /** Audits below full marks, by category: `seo: canonical (why)`. */
  failed: readonly string[];
}

/** The median of up to three scores; undefined while it is open: two that agree decide, whatever a third would say. */
export function decidedMedian(runs: readonly number[]): number | undefined {
  if (runs.length < 2 || (runs.length === 2 && runs[0] !== runs[1])) return undefined;
  return [...runs].sort((one, other) => one - other)[1];
}

/** Scores below 100, one line each. */
export function belowFull(routes: readonly RouteScores[]): string[] {
  return routes.flatMap(({ path, scores, failed }) =>
    categories
      .filter((category) => scores[category] < 100)
      .map((category) => {
        const audits = failed.filter((audit) => audit.startsWith(`${category}:`)).join('; ');
        return `${path}: ${category} ${scores[category]}${audits && ` (${audits})`}`;
      }),
  );
}

/** The report that is kept, as Markdown. @param introduction when and how it was taken. */
export function lighthouseMarkdown(routes: readonly RouteScores[], introduction: string): string {
  const below = belowFull(routes).map((line) => `- ${line}`);
  const rows = routes.map(({ path, scores, performanceRuns }) => [
    `\`${path}\``,
    `${scores.performance} (${performanceRuns.join(', ')})`,
    ...categories.slice(1).map((category) => scores[category]),
  ]);
  return [
    `# Lighthouse\n\n${introduction}\n`,
    below.length === 0
      ? `All ${routes.length} routes have 100 in every category.\n`
      : `Below 100:\n\n${below.join('\n')}\n`,
    '| route | performance: median (runs) | accessibility | best practices | SEO |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
}
