import { join } from 'node:path';
import { claimUses } from '../site/src/model/claims.ts';
import { readContent } from '../site/src/model/read-content.ts';
import { confirmedBadges } from '../site/src/model/state-program.ts';
import { root, runMain } from './processes.ts';
import { textTable } from './text-table.ts';

const notConfirmed = 'not confirmed';

runMain(() => {
  const content = readContent(join(root, 'site/content'));
  const claims = content.claims.map(({ id, data }) => {
    const uses = claimUses(content, data);
    const files = new Set(uses.map(({ file }) => file));
    const places =
      files.size > 2 ? `${uses.length} texts, ${files.size} files` : [...files].join(', ') || 'nowhere';
    return [`${id}: ${data.value}`, places, data.confirmed ?? notConfirmed, data.holder ?? 'nobody yet'];
  });
  const { badges } = content.pages.flatMap(({ data }) =>
    data.kind === 'state-tutoring' ? [data.consultations] : [],
  )[0] ?? { badges: undefined };
  const states = content.states.flatMap(({ data, file }) =>
    confirmedBadges.map((name) => {
      const { status, date } = data[name];
      const said = status === 'none' ? 'left out' : (date ?? notConfirmed);
      return [`${data.name}: ${badges?.[name] ?? name}`, file, said, data.program];
    }),
  );
  const headings = ['claim', 'where it stands', 'confirmed', 'source or holder'];
  console.log(textTable(headings, [...claims, ...states]));
});
