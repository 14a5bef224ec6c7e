import { readFileSync, writeFileSync } from 'node:fs';

function replaceIn(file: string, change: (text: string) => string | null, problem: string): void {
  const changed = change(readFileSync(file, 'utf8'));
  if (changed === null) throw new Error(problem);
  writeFileSync(file, changed);
}

/** Adds a state's page to the route table, after the last one of its kind. */
export function addStateRoute(file: string, id: string): void {
  const route = [
    '  {',
    `    path: '/${id}-consultation',`,
    "    kind: 'state-consultation',",
    `    entry: '${id}',`,
    '    scheduler: consultation(700),',
    '  },',
    '',
  ].join('\n');
  replaceIn(
    file,
    (text) => {
      const last = text.lastIndexOf("kind: 'state-consultation'");
      const end = last < 0 ? -1 : text.indexOf('\n  },\n', last);
      if (end < 0) return null;
      const at = end + '\n  },\n'.length;
      return `${text.slice(0, at)}${route}${text.slice(at)}`;
    },
    `No state page stands in ${file} to put the new one after: add its route by hand.`,
  );
}

/** Adds a state to the approvals in the settings, as not confirmed. */
export function addApproval(file: string, id: string): void {
  replaceIn(
    file,
    (text) => {
      const block = /^approvedVendor:\n(?: +\S.*\n)+/m.exec(text);
      return block && text.replace(block[0], `${block[0]}  ${id}: unconfirmed\n`);
    },
    `There is no list approvedVendor in ${file}: add "${id}: unconfirmed" to it by hand.`,
  );
}
