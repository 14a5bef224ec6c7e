import type { ReportRow } from './visits.ts';

const stages = [
  ['visits', 'Visits'],
  ['shown', 'Calendar shown'],
  ['booked', 'Booked'],
] as const;
type Counts = Record<(typeof stages)[number][0], number>;

const sheet = `
:root { color-scheme: light dark; --ground: #fff; --ink: #16213e; --ink-2: #4a5472; --line: #e3dfd3;
  --visits: #c9d3f4; --shown: #6d86dd; --booked: #0b6e53; }
@media (prefers-color-scheme: dark) { :root { --ground: #12182b; --ink: #f2f4fb; --ink-2: #b4bdd6; --line: #36405f;
  --visits: #3b4978; --shown: #5a73d1; --booked: #4cc79f; } }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
p, caption, figcaption { color: var(--ink-2); }
figure { margin: 0; overflow-x: auto; } svg { display: block; width: 100%; min-width: 34rem; height: auto; }
svg text { fill: var(--ink); font: 600 15px system-ui, sans-serif; } svg .small { fill: var(--ink-2); font-weight: 400; }
.visits { fill: var(--visits); } .shown { fill: var(--shown); } .booked { fill: var(--booked); }
.way { opacity: 0.35; }
td:first-child { white-space: nowrap; } .scroll { overflow-x: auto; } table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--line); text-align: left; }
td:nth-child(n + 4), th:nth-child(n + 4) { text-align: right; font-variant-numeric: tabular-nums; }
`;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function sum(rows: readonly ReportRow[]): Counts {
  const total = (name: keyof Counts) => rows.reduce((all, row) => all + row[name], 0);
  return { visits: total('visits'), shown: total('shown'), booked: total('booked') };
}

function share(part: number, whole: number): string {
  return whole > 0 ? `${((part / whole) * 100).toFixed(part / whole < 0.1 ? 1 : 0)} %` : '';
}

/** Three columns, each as high as its count, with the way from one to the next between them. */
function funnel(counts: Counts): string {
  const most = Math.max(1, counts.visits, counts.shown, counts.booked);
  const height = (name: keyof Counts) => Math.max(3, (counts[name] / most) * 200);
  const parts = stages.map(([name, label], index) => {
    const [x, high] = [index * 270, height(name)];
    const next = stages[index + 1];
    const after = next ? height(next[0]) : 0;
    const way = next
      ? `<polygon class="way ${next[0]}" points="${x + 160},${220 - high} ${x + 270},${220 - after} ${x + 270},220 ${x + 160},220"/>`
      : '';
    const of = index > 0 ? `${share(counts[name], counts.visits)} of visits` : '';
    return `${way}<rect class="${name}" x="${x}" y="${220 - high}" width="160" height="${high}" rx="4"/>
      <text x="${x}" y="246">${counts[name]} ${label.toLowerCase()}</text><text class="small" x="${x}" y="268">${of}</text>`;
  });
  const told = stages.map(([name, label]) => `${label} ${counts[name]}`).join(', ');
  return `<svg viewBox="0 0 700 280" role="img" aria-label="${told}">${parts.join('')}</svg>`;
}

/** One row a week: what was booked lies on what saw the calendar, which lies on all visits, to one scale. */
function weekly(weeks: readonly (readonly [string, Counts])[]): string {
  const most = Math.max(1, ...weeks.map(([, { visits, booked }]) => Math.max(visits, booked)));
  const bars = weeks.map(([week, counts], index) => {
    const y = index * 34;
    const drawn = stages.map(([name], level) => {
      const width = counts[name] > 0 ? Math.max(3, (counts[name] / most) * 430) : 0;
      return `<rect class="${name}" x="110" y="${y + 4 + level * 4}" width="${width}" height="${24 - level * 8}" rx="3"/>`;
    });
    const figures = stages.map(([name]) => counts[name]).join(' → ');
    return `<text class="small" x="0" y="${y + 21}">${week}</text>${drawn.join('')}<text x="700" y="${y + 21}" text-anchor="end">${figures}</text>`;
  });
  return `<svg viewBox="0 0 700 ${weeks.length * 34}" role="img" aria-label="The same week by week; the figures stand in the table">${bars.join('')}</svg>`;
}

/** The report as one page that needs nothing else, for people who would rather look than read. */
export function reportPage(business: string, rows: readonly ReportRow[], notes: readonly string[]): string {
  const weeks = [...Map.groupBy(rows, ({ week }) => week)].map(([week, own]) => [week, sum(own)] as const);
  const lines = rows.map(
    ({ week, landing, campaign, visits, shown, booked }) =>
      `<tr>${[week, landing, campaign, visits, shown, booked].map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`,
  );
  const title = `From visit to booking: ${escaped(business)}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${sheet}</style></head>
<body><main><h1>${title}</h1><p>${rows.length > 0 ? `Weeks from ${weeks[0]?.[0]} to ${weeks.at(-1)?.[0]}, by their Mondays.` : 'There is nothing to show yet.'}</p>
<figure>${funnel(sum(rows))}</figure>
<h2>Week by week</h2><figure>${weekly(weeks)}<figcaption>Visits → calendar shown → booked</figcaption></figure>
<h2>By landing page and campaign</h2><div class="scroll"><table><thead><tr>${['Week', 'Landing page', 'Campaign', ...stages.map(([, label]) => label)].map((label) => `<th scope="col">${label}</th>`).join('')}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table></div>
<h2>How this was counted</h2>${notes.map((note) => `<p>${escaped(note)}</p>`).join('')}
</main></body></html>
`;
}
