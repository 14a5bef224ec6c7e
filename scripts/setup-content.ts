import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { isSeq, parseDocument, type Document } from 'yaml';
import type { Brand } from '../site/src/model/brand.ts';
import { valueAt } from '../site/src/model/content-issue.ts';
import { fillerStart } from '../site/src/model/filler.ts';
import { readContent } from '../site/src/model/read-content.ts';
import { fixedArticleIds } from '../site/src/model/settings.ts';
import { contrastProblems } from '../site/src/styles/brand-contrast.ts';
import { mixed } from '../site/src/styles/color-contrast.ts';
import { idFrom } from '../site/src/model/new-entry/entry-kinds.ts';
import { networkOf, type SetupAnswers } from '../site/src/model/setup-answers.ts';

/** Changes one YAML file and leaves its comments where they are. */
async function change(folder: string, file: string, edit: (document: Document) => void): Promise<void> {
  const path = join(folder, file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  edit(document);
  // A list that nothing is left of is a file of comments, to which `npm run new` adds.
  const text = document.toString({ lineWidth: 0 }).replace(/^null\n/m, '');
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

function put(document: Document, field: string, value: unknown): void {
  const path = field.split('.');
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value));
}

/** The color that a logo shows most, black, white and grays left aside. */
export function logoColor(svg: string): string | undefined {
  const found = (svg.match(/#[0-9a-f]{6}\b/gi) ?? []).map((color) => color.toLowerCase());
  const lively = found.filter((color) => new Set(color.slice(1).match(/../g)).size > 1);
  const counts = Map.groupBy(lively, (color) => color);
  return [...counts].sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** The owner's color where the shipped blue stands, as near to it as every pair of colors allows. */
export function brandFrom(color: string): Brand['colors'] {
  const colors: Brand['colors'] = {
    action: color.toLowerCase(),
    'action-hover': mixed(color, 0.25, 0),
  };
  for (let round = 0; round < 12; round += 1) {
    const mended = contrastProblems(colors).find(({ instead }) => instead !== undefined);
    if (!mended) return colors;
    colors[mended.field.replace('brand.colors.', '') as 'action'] = mended.instead;
  }
  return colors;
}

function look(folder: string, answer: string): Brand {
  if (answer.startsWith('#')) return { colors: brandFrom(answer) };
  copyFileSync(answer, join(folder, 'logo.svg'));
  const color = logoColor(readFileSync(answer, 'utf8'));
  return { logo: 'logo.svg', colors: color === undefined ? {} : brandFrom(color) };
}

function writeSettings(document: Document, folder: string, answers: SetupAnswers): void {
  const [general, support = general, careers = general] = answers.mail;
  const [free, tests, districts] = answers.events;
  const account = (name: string) => answers.social.find((address) => networkOf(address) === name);
  const { blog, reviews, chat, videoChannel, podcast, ...places } = answers.places;
  const networks = ['facebook', 'instagram', 'youtube'].filter(account);
  const values: Record<string, unknown> = {
    samples: [],
    ...(answers.removeSamples || answers.states.length > 0 ? { specificationCounts: false } : {}),
    'business.name': answers.name,
    'business.legalName': answers.legalName,
    'business.founder': answers.founder,
    'business.phone': answers.phone,
    origin: answers.website,
    mail: { general, support, careers },
    social: Object.fromEntries(networks.map((name) => [name, account(name)])),
    chat,
    videoChannel,
    podcast,
    'blog.url': blog,
    // Until the owner gives each article its own address, its card leads to the blog.
    'blog.articles': Object.fromEntries(fixedArticleIds.map((id) => [id, blog])),
    'reviews.site': reviews,
    districtPage: places.districtPage,
    externalPrivacy: places.externalPrivacy,
    externalTerms: places.externalTerms,
    'scheduler.provider': answers.scheduler,
    'scheduler.events': { 'free-consultation': free, 'test-prep': tests, 'school-districts': districts },
    ...(answers.look === undefined ? {} : { brand: look(folder, answers.look) }),
  };
  for (const [field, value] of Object.entries(values)) put(document, field, value);
  if (blog === undefined) document.delete('blog');
  if (reviews === undefined) document.delete('reviews');
}

/** Takes the entries marked as samples out of a list file, and tells their ids. */
async function withoutSamples(folder: string, file: string): Promise<Set<unknown>> {
  const removed = new Set<unknown>();
  await change(folder, file, (document) => {
    const list = document.contents;
    if (!isSeq(list)) return;
    list.items = list.items.filter((item) => {
      const entry: unknown = document.createNode(item).toJSON();
      if (valueAt(entry, ['sample']) === true) removed.add(valueAt(entry, ['id']));
      return valueAt(entry, ['sample']) !== true;
    });
    if (list.items.length === 0) {
      document.commentBefore = ' `npm run new` adds the first entry.';
      document.contents = null;
    }
  });
  return removed;
}

async function removeTeachers(folder: string, founder: string): Promise<void> {
  const { teachers } = readContent(folder);
  const founding = teachers.find(({ data }) => data.founder);
  for (const { file, data } of teachers) if (data.sample) rmSync(join(folder, file));
  if (founding?.data.sample) {
    const credentials = `${fillerStart}: degree and license`;
    const bio = `${fillerStart}: who ${founder} is, what ${founder} teaches, and since when, in a few sentences.`;
    const profile = { ...founding.data, name: founder, sample: false, credentials, bio };
    const file = `teachers/${idFrom(founder)}.yaml`;
    writeFileSync(join(folder, file), JSON.stringify(profile));
    await change(folder, file, () => undefined);
  }
  const count = teachers.filter(({ data }) => data.founder || !data.sample).length;
  await change(folder, 'claims.yaml', (document) => {
    const at = (document.toJS() as { id: string; atMost?: string; value: string }[]).findIndex(
      ({ atMost, value }) => atMost === 'teachers' && Number.parseInt(value, 10) > count,
    );
    if (at >= 0) document.setIn([at, 'value'], `${count}+`);
  });
}

/** Takes out sample teachers, reviews and posts, and whatever names them. */
async function removeSamples(folder: string, founder: string): Promise<void> {
  const { tests } = readContent(folder);
  await removeTeachers(folder, founder);
  await withoutSamples(folder, 'posts.yaml');
  const gone = await withoutSamples(folder, 'testimonials.yaml');
  for (const { file, data } of tests) {
    if (gone.has(data.consultation.testimonial))
      await change(folder, file, (document) => document.deleteIn(['consultation', 'testimonial']));
  }
  await change(folder, 'pages/home.yaml', (document) => {
    const featured = (document.toJS() as { testimonials: { featured: string[] } }).testimonials.featured;
    const left = featured.filter((id) => !gone.has(id));
    put(document, 'testimonials.featured', left);
  });
  await change(folder, 'pages/are-you-a-teacher.yaml', (document) => {
    if (gone.has(document.get('video'))) document.delete('video');
  });
}

/**
 * Writes the answers into a content folder (site/content): all of it is content that the editor can change later.
 * @throws ContentError when the content does not fit together; Error when a state is unknown.
 */
export async function writeSetup(folder: string, answers: SetupAnswers): Promise<void> {
  const { states } = readContent(folder);
  const known = states.map(({ id }) => id);
  const unknown = answers.states.filter((id) => !known.includes(id));
  if (unknown.length > 0) throw new Error(`states: ${unknown.join(', ')}: here are ${known.join(', ')}`);
  await change(folder, 'settings.yaml', (document) => writeSettings(document, folder, answers));
  if (answers.states.length > 0) {
    for (const { id, file } of states) if (!answers.states.includes(id)) rmSync(join(folder, file));
  }
  if (answers.removeSamples) await removeSamples(folder, answers.founder);
  readContent(folder);
}
