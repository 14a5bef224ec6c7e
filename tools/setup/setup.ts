import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isSeq, parseDocument, type YAMLMap } from 'yaml';
import { contentError } from '../../site/integrations/content-check.ts';
import { readPictures, type PictureFile } from '../../site/integrations/validate-images.ts';
import { renderSections } from '../../site/src/content-reader/conditional-text.ts';
import { featureFlags } from '../../site/src/content-reader/feature-flags.ts';
import { fileId } from '../../site/src/content-reader/content-folder.ts';
import { describeIssue, valueAt, type ContentIssue } from '../../site/src/content-reader/content-issue.ts';
import { texts } from '../../site/src/content-reader/content.ts';
import { getContent } from '../../site/src/content-reader/content-cache.ts';
import { hastyClaims } from '../launch/launch-findings.ts';
import { interpolate, placeholderTable } from '../../site/src/content-reader/placeholders.ts';
import type { CollectionName, EntryOf } from '../../site/src/model/collections.ts';
import { kindsAt } from '../../site/src/model/routes.ts';
import { contentFolder } from '../../site/src/model/site-file.ts';
import { hideablePages, schedulerNames } from '../../site/src/model/settings.ts';
import { confirmedBadges } from '../../site/src/model/state-program.ts';
import { editYaml, setValues, withRestore, writtenList } from '../launch/edit-yaml.ts';
import { runMain } from '../serve/processes.ts';

/** How setup talks with the owner: `ask` asks a question, `say` prints a text. */
export interface Dialog {
  ask: (question: string) => Promise<string>;
  say: (text: string) => void;
}

interface Field {
  /** Its field name in settings.yaml. */
  name: string;
  question: string;
  /** The field that a hyphen as the answer deletes; left out for required fields. */
  removes?: string;
  /** A group that must already exist, because this answer alone would not make it complete. */
  within?: string;
  /** Whether the answer is a list of names, separated by commas. */
  names?: true;
  /** The page that needs it; if that is hidden, the question is skipped. */
  page?: (typeof hideablePages)[number];
}

const field = (name: string, question: string): Field => ({ name, question });
const ofPage = (page: NonNullable<Field['page']>, asked: Field): Field => ({ ...asked, page });
const optional = (name: string, question: string, removes = name): Field => ({ name, question, removes });

const reviewWidget = (name: string, question: string): Field => {
  const within = 'reviews.widget';
  return { name: `${within}.${name}`, question, removes: within, within };
};

/** The questions about settings. The fields of a group depend on each other, so they are checked together. */
const groups: readonly (readonly Field[])[] = [
  [field('business.name', 'What is your business called?')],
  [field('business.legalName', 'What is its full legal name?')],
  [field('business.founder', 'Who founded it?')],
  [field('business.state', 'Which state’s law governs your terms?')],
  [{ ...optional('business.serves', 'The states whose families you teach, unless all'), names: true }],
  [optional('business.openingHours', 'Your days and hours, such as Monday to Thursday, 3 to 7 PM Eastern')],
  [optional('business.phone', 'Your phone number, such as +1 239 201 4455')],
  [field('business.copyrightYear', 'The year behind the © in the footer')],
  [field('business.sessionMinutes', 'The minutes a session can last, such as 30 60')],
  [field('business.callMinutes', 'The minutes of the free call: 10, 15, 20, 25 or 30')],
  [optional('call.tool', 'What that call runs on, such as Zoom')],
  [field('business.grades', 'The lowest and the highest grade you teach, such as 0 12; kindergarten is 0')],
  [field('origin', 'The address of your website, such as https://www.example.com')],
  [field('mail.general', 'The mail address for parents')],
  [field('mail.support', 'The mail address for technical problems')],
  [ofPage('/are-you-a-teacher', field('mail.careers', 'The mail address for teachers who apply'))],
  [optional('social.facebook', 'Your page on Facebook')],
  [optional('social.instagram', 'Your page on Instagram')],
  [optional('social.youtube', 'Your channel on YouTube')],
  [optional('videoChannel', 'The YouTube page with the episodes of your podcast')],
  [optional('chat', 'The page behind the chat link, such as https://m.me/your-page')],
  [optional('blog.url', 'The address of your blog', 'blog')],
  [optional('reviews.site', 'The page with your reviews, on a review site', 'reviews')],
  [reviewWidget('templateId', 'The template id of the review site’s widget')],
  [reviewWidget('businessUnitId', 'The business unit id of that widget')],
  [ofPage('/school-districts', optional('districtPage', 'A page of yours elsewhere for school districts'))],
  [optional('externalTerms', 'Terms of service that stand elsewhere')],
  [optional('externalPrivacy', 'A privacy policy that stands elsewhere')],
  [optional('brand.colors.action', 'The color of buttons and links, such as #2346c7')],
  [optional('brand.colors.highlighter', 'The light color of marked words and bands, such as #ffcf33')],
  [optional('brand.colors.ink', 'The color of headings and dark bands')],
  [optional('brand.logo', 'The SVG file beside settings.yaml with your sign, such as logo.svg')],
  [optional('brand.fonts.heading', 'The font of headings, from fontsource.org')],
  [optional('brand.fonts.text', 'The font of everything else')],
  [
    field(
      'scheduler.provider',
      `Your scheduling service: ${Object.keys(schedulerNames).join(', ')} (iframe is any other)`,
    ),
    optional('scheduler.name', 'What that service is called, where it is iframe, such as Setmore'),
    field('scheduler.events.free-consultation', 'Its page for the free call'),
    field('scheduler.events.test-prep', 'Its page for calls about test prep'),
    ofPage(
      '/school-districts',
      field('scheduler.events.school-districts', 'Its page for calls with school districts'),
    ),
  ],
];

/** An answer converted to the type of the present value: a number or a list of numbers; else the text as it is. */
function likePresent(answer: string, present: unknown): unknown {
  if (Array.isArray(present)) return answer.match(/\d+/g)?.map(Number) ?? [answer];
  return typeof present === 'number' && !Number.isNaN(Number(answer)) ? Number(answer) : answer;
}

/** The texts in a line of YAML; the line itself if it isn't valid YAML by itself. */
function valuesOf(line: string): string[] {
  const text = line.trim().replace(/^- |,$/g, '');
  const { contents, errors } = parseDocument(text);
  const values = errors.length > 0 ? [] : texts(contents?.toJSON()).map(({ value }) => value);
  return values.length > 0 ? values : [text].filter(Boolean);
}

type AskedClaim = Pick<EntryOf<'claims'>, 'id' | 'value' | 'meaning' | 'holder'>;

class Setup {
  private readonly folder: string;
  private readonly dialog: Dialog;
  private readonly pictures: readonly PictureFile[];

  constructor(folder: string, dialog: Dialog, pictures: readonly PictureFile[]) {
    this.folder = folder;
    this.dialog = dialog;
    this.pictures = pictures;
  }

  mistakes(): readonly ContentIssue[] {
    return contentError(this.folder, this.pictures)?.issues ?? [];
  }

  /** Makes a change and keeps it if the content then has no mistakes. @returns whether it was kept. */
  private async keep(file: string, change: () => Promise<void>): Promise<boolean> {
    return withRestore(this.folder, file, async () => {
      await change();
      const issues = this.mistakes();
      for (const issue of issues) this.dialog.say(`  ${describeIssue(issue)}`);
      if (issues.some(({ message }) => message.includes('npm install')))
        this.dialog.say('  Run that in another window, then answer again.');
      return issues.length === 0;
    });
  }

  /**
   * Asks for the fields of a group until the answers are valid; Enter keeps the present value.
   * @param given the answers of an earlier round in which one was refused.
   */
  async askGroup(fields: readonly Field[], given: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const settings = getContent(this.folder).settings[0]?.data;
    const answers: Record<string, unknown> = { ...given };
    let hasNew = false;
    for (const { name, question, removes, within, page, names } of fields) {
      if (within !== undefined && valueAt(settings, within.split('.')) === undefined) continue;
      if (page && settings?.hiddenPages.includes(page)) continue;
      const present = name in answers ? answers[name] : valueAt(settings, name.split('.'));
      const out = removes !== undefined && present !== undefined ? '; - takes it out' : '';
      const answer = await this.dialog.ask(`${question} [${String(present ?? 'none')}${out}]: `);
      hasNew ||= answer !== '';
      if (answer === '-' && removes !== undefined) {
        if (present !== undefined) answers[removes] = undefined;
      } else if (answer !== '')
        answers[name] = names ? answer.split(/\s*,\s*/) : likePresent(answer, present);
    }
    if (Object.keys(answers).length === 0) return;
    const samples = settings?.samples.filter((name) => !(name in answers));
    const isKept = await this.keep('settings.yaml', () =>
      setValues(this.folder, 'settings.yaml', { ...answers, samples }),
    );
    // In a group, Enter then keeps the answers that were not refused.
    if (!isKept) await this.askGroup(fields, hasNew && fields.length > 1 ? answers : {});
  }

  async askPages(): Promise<void> {
    // Not those that are left out because they would be empty.
    const hidden = writtenList(this.folder, 'settings.yaml', 'hiddenPages');
    const answer = await this.dialog.ask(
      `Pages to leave out, of ${hideablePages.join(', ')} [${hidden.join(', ') || 'none'}; - shows all]: `,
    );
    if (answer === '') return;
    const pages = answer === '-' ? undefined : answer.split(/[\s,]+/);
    const isKept = await this.keep('settings.yaml', () =>
      setValues(this.folder, 'settings.yaml', { hiddenPages: pages }),
    );
    if (!isKept) await this.askPages();
  }

  /** Asks for the effective date of a legal text, and whether it is still a draft. */
  async askLegal(id: string, called: string): Promise<void> {
    const legal = getContent(this.folder).legal.find((entry) => entry.id === id);
    if (!legal) return;
    const { effective, dateLabel, draft } = legal.data;
    const day = await this.dialog.ask(`The day of your ${called}, such as 2026-11-28 [${effective}]: `);
    const read = draft ? await this.dialog.ask(`Has your lawyer read your ${called}? yes or no [no]: `) : '';
    const [year, month, date] = day.split('-').map(Number);
    const changes = {
      ...(day === ''
        ? {}
        : { effective: day, dateLabel: dateLabel.replace(/[\d/]+$/, `${month}/${date}/${year}`) }),
      ...(/^y/i.test(read) ? { draft: undefined } : {}),
    };
    if (Object.keys(changes).length === 0) return;
    if (!(await this.keep(legal.file, () => setValues(this.folder, legal.file, changes))))
      await this.askLegal(id, called);
  }

  /** Asks when the owner last read the accessibility statement. */
  async askReviewDay(): Promise<void> {
    const page = getContent(this.folder).pages.find(({ id }) => id === 'contact-us');
    if (!page) return;
    const present = String(valueAt(page.data, ['accessibility', 'date']));
    const day = await this.dialog.ask(
      `The day you last reviewed your accessibility statement [${present}]: `,
    );
    if (day === '') return;
    if (!(await this.keep(page.file, () => setValues(this.folder, page.file, { 'accessibility.date': day }))))
      await this.askReviewDay();
  }

  /**
   * Asks who keeps the proof of a claim, and for its value. A hyphen deletes the claim, and the texts that depend on it
   * disappear.
   */
  async askClaim(claim: AskedClaim): Promise<void> {
    const files = this.filesWith(`claim.${claim.id}}}`, `claim.${claim.id}.`, `claim: ${claim.id}`);
    const { written, holder } = await this.readClaim(claim, files);
    if (written === '' && holder === '') return;
    const isKept = await this.keep('claims.yaml', () => this.writeClaim(claim.id, written, holder));
    if (holder !== '-') return isKept ? undefined : this.askClaim(claim);
    if (!isKept) this.dialog.say('  These texts say it: it stays until you have changed them.');
    else if (files.length === 0)
      this.dialog.say('  Taken out. No text depends on it: change what the page it names says of it.');
  }

  /**
   * Asks who keeps the proof of a claim and, if a text includes its value, for the value. An empty answer keeps the
   * present one; a hyphen as the holder deletes the claim.
   */
  private async readClaim(claim: AskedClaim, files: readonly string[]) {
    const { value, meaning, holder = '' } = claim;
    // The number of teachers is counted, so the value is not asked for.
    const said = claim.id === 'teachers' ? undefined : this.textWith(claim);
    const [inside] = this.asWritten(claim.id).match(/\{\{claim\.[\w-]+\}\}/) ?? [];
    const shown = inside && this.rendered([inside]).join('');
    // A claim that was taken out stays as its placeholder.
    const own =
      shown && shown !== inside
        ? `\n  In new words, write ${inside} for ${shown}: it has a question of its own.`
        : '';
    const about = `${meaning ? `\n  ${meaning}` : ''}${own}`;
    const where = `${about}${files.length > 0 ? `\n  Said in ${files.join(', ')}.` : ''}`;
    const kept = holder || 'later';
    const question = `  Who keeps the proof, or what is the source? [${kept}; - takes it out]: `;
    const keeper = (await this.dialog.ask(`\n${said ?? value}${where}\n${question}`)) || holder;
    if (said === undefined || keeper === '' || keeper === '-') return { written: '', holder: keeper };
    const words = `  What should stand in the brackets? Enter keeps “${value}”: `;
    const written = await this.dialog.ask(words);
    return { written, holder: written === '-' ? '-' : keeper };
  }

  /** The value of a claim as it is written in its file, with placeholders. */
  private asWritten(id: string): string {
    const claims: unknown = parseDocument(readFileSync(join(this.folder, 'claims.yaml'), 'utf8')).toJS();
    return String(
      valueAt(
        [claims].flat().find((claim) => valueAt(claim, ['id']) === id),
        ['value'],
      ),
    );
  }

  private writeClaim(id: string, written: string, holder: string): Promise<void> {
    return editYaml(this.folder, 'claims.yaml', ({ contents }) => {
      if (!isSeq<YAMLMap>(contents)) return;
      const index = contents.items.findIndex((item) => item.get('id') === id);
      const claim = contents.items[index];
      if (holder === '-') {
        contents.delete(index);
        return;
      }
      if (written !== '') claim?.set('value', written);
      if (holder === '') return;
      claim?.set('holder', holder);
      // Includes the minute, so that the launch check can warn of many confirmations at once.
      claim?.set('confirmed', new Date().toISOString().slice(0, 16));
    });
  }

  /** The content files that contain one of these words, except for the claims and hidden pages. */
  private filesWith(...words: string[]): string[] {
    const hidden = kindsAt(getContent(this.folder).settings[0]?.data.hiddenPages ?? []);
    const exclude = ['claims.yaml', ...hidden.map((kind) => `pages/${kind}.yaml`)];
    return globSync('**/*.{yaml,md}', { cwd: this.folder, exclude })
      .sort()
      .filter((file) => {
        const text = readFileSync(join(this.folder, file), 'utf8');
        return words.some((one) => text.includes(one));
      });
  }

  /** The shortest text that includes a claim, as pages show it, with the claim in brackets; undefined if none does. */
  private textWith({ id, value }: AskedClaim): string | undefined {
    const words = `{{claim.${id}}}`;
    const [shortest] = this.filesWith(words)
      .flatMap((file) => {
        const lines = readFileSync(join(this.folder, file), 'utf8').split('\n');
        return lines.map((line, index) => ({ line, next: lines[index + 1] }));
      })
      .filter(({ line }) => line.includes(words))
      .sort((one, other) => one.line.length - other.line.length);
    if (shortest === undefined) return undefined;
    // The label of a number is on the next line.
    const label = shortest.next?.match(/^\s*label: .*?(?=,?$)/)?.[0];
    return this.rendered([shortest.line, label ?? ''], { [`claim.${id}`]: `[${value}]` }).join(' ');
  }

  /**
   * The texts in lines of YAML, as pages show them.
   * @param values values that replace those of some placeholders.
   * @param set flags that replace those of some conditions.
   */
  private rendered(
    lines: readonly string[],
    values: Readonly<Record<string, string>> = {},
    set: Readonly<Record<string, boolean>> = {},
  ): string[] {
    const content = getContent(this.folder);
    const entriesOf = (name: CollectionName) =>
      content[name].map(({ id, data }) => ({ id, value: data as unknown }));
    const flags = { ...featureFlags(entriesOf), ...set };
    const table = {
      ...placeholderTable((name) => entriesOf(name).map(({ value }) => value)),
      ...values,
    };
    return lines.flatMap(valuesOf).map((text) =>
      String(interpolate(renderSections(text, flags), table).value)
        .trim()
        .replaceAll('*', ''),
    );
  }

  /** The texts of a state's file that depend on a badge. */
  private saidWith(badge: string, file: string): string {
    const lines = readFileSync(join(this.folder, file), 'utf8').split('\n');
    const about = lines.filter((line) => line.includes(`{{#${badge}`));
    const flag = `${badge}.${fileId(file)}`;
    const without = this.rendered(about, {}, { [flag]: false, [badge]: false });
    const said = this.rendered(about, {}, { [flag]: true, [badge]: true }).filter(
      (text) => !without.includes(text),
    );
    return said.map((text) => `\n  ${text}`).join('');
  }

  /** Asks for a state's badge, and shows the texts that depend on it: a date confirms it, a hyphen removes it. */
  async askBadge(file: string, state: string, badge: (typeof confirmedBadges)[number]): Promise<void> {
    const called = badge === 'approvedVendor' ? 'Approved Vendor' : 'State Funded';
    const said = this.saidWith(badge, file);
    if (said !== '') this.dialog.say(`\nWith “${called}”, the page about ${state} says:${said}`);
    const answer = await this.dialog.ask(
      `${state}, “${called}”: the day it was confirmed, such as 2026-11-28 [later; - takes it off]: `,
    );
    if (answer === '') return;
    const value = answer === '-' ? { status: 'none' } : { status: 'confirmed', date: answer };
    if (!(await this.keep(file, () => setValues(this.folder, file, { [badge]: value }))))
      await this.askBadge(file, state, badge);
  }
}

/**
 * Asks the owner all questions, each with the present value, and writes each answer into the content if the content
 * check accepts it.
 * @param part `claims` asks only for claims and badges.
 */
export async function setUp(folder: string, dialog: Dialog, part?: string): Promise<void> {
  const setup = new Setup(folder, dialog, await readPictures(folder));
  const mistakes = setup.mistakes().map((issue) => describeIssue(issue));
  if (mistakes.length > 0) throw new Error(`Mend this first, in its file:\n${mistakes.join('\n')}`);
  dialog.say('Enter keeps what stands in brackets. What is answered is saved at once.\n');
  if (part !== 'claims') {
    await setup.askPages();
    for (const group of groups) await setup.askGroup(group);
    await setup.askLegal('terms-of-service', 'terms of service');
    await setup.askLegal('privacy-policy', 'privacy policy');
    await setup.askReviewDay();
  }
  dialog.say('\nWhat the pages say about your business:');
  const content = getContent(folder);
  const hasty = hastyClaims(content).flat();
  for (const entry of content.claims) {
    if (entry.data.holder && entry.data.confirmed && !hasty.includes(entry)) continue;
    // An earlier answer may have changed or deleted this claim.
    const now = getContent(folder).claims.find(({ data }) => data.id === entry.data.id);
    if (now) await setup.askClaim(now.data);
  }
  for (const { file, data } of content.states)
    for (const badge of confirmedBadges)
      if (data[badge].status === 'unconfirmed') await setup.askBadge(file, data.name, badge);
  dialog.say(
    '\nDone. Your prices go into settings.yaml, as prices. `npm run setup -- claims` asks for claims left for later, `npm run launch-check` lists all that is left to do.',
  );
}

if (import.meta.main) {
  await runMain(async () => {
    const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
    const say = (text: string) => console.log(text);
    const ask = async (question: string) => {
      process.stdout.write(question);
      const { value, done } = await lines.next();
      if (done) throw new Error('\nStopped: what was answered is saved.');
      return value.trim();
    };
    // An open stdin would keep the process running, even after an error.
    await setUp(contentFolder, { ask, say }, process.argv[2]).finally(() => process.stdin.destroy());
  });
}
