import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'assets');

function readAsset(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** Without comments and the white space that only readers need. */
function readSheet(file: string): string {
  return readAsset(file)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .replace(/\b0\./g, '.')
    .trim();
}

function readScript(file: string): string {
  return readAsset(file)
    .replace(/^\s*(\/\/.*|\/\*\*.*\*\/)$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}(),;:=>?+!&|]) ?/g, '$1')
    .replace(/[,;](?=[})])/g, '')
    .trim();
}

const base = readSheet('base.css');
const choice = readSheet('choice.css');
const form = readSheet('form.css');
const calendar = base + choice + readSheet('calendar.css');
const notice = readSheet('notice.css');

/** The sheets that stand in the pages, by the kind of page: each has only what nearly all of its pages need. */
export const styles = {
  calendar,
  calendarWithNotice: calendar + notice,
  form: base + form,
  outcome: base + choice + form + notice + readSheet('outcome.css'),
};

/** The scripts that stand at the end of pages: that of every page, the form's, and that of a calendar without a zone. */
export const pageScripts = {
  frame: readScript('frame.js'),
  form: readScript('form.js'),
  zone: readScript('zone.js'),
};

/** How a content security policy names an inline script or sheet. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
