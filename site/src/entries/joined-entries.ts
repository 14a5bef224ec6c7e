import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { BlogPost } from '../model/blog-post.ts';
import {
  pictureCuts,
  type Picture,
  type PictureCut,
  type Pictured,
  type ResponsiveImageSource,
} from '../model/picture.ts';
import { contentName } from '../model/site-file.ts';
import { withTaughtLevels, type ExamProgram } from '../model/exam.ts';
import type { PageKind, PageOf } from '../model/page.ts';
import type { StateProgram } from '../model/state-program.ts';
import type { Subject } from '../model/subject.ts';
import type { Teacher, WithTeachers } from '../model/teacher.ts';
import { formatMessage, gradeName } from '../lib/format.ts';
import { reviewById, type WithReview } from '../lib/testimonials.ts';
import { callTakers, type ExamWithCallTakers } from '../lib/call-takers.ts';
import { hasChoice } from '../content-reader/feature-flags.ts';
import { readSettings } from '../content-reader/read-settings.ts';
import { entriesOf, entryOf, getPage } from './entries.ts';

const imported = import.meta.glob<ImageMetadata>(
  '@content/pictures/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}',
  { eager: true, import: 'default' },
);
const drawings = import.meta.glob<string>('@content/pictures/*.{svg,SVG}', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** Files by their name in Unicode form NFC; file systems may use NFD. */
const byName = <T>(files: Record<string, T>) =>
  new Map(Object.entries(files).map(([path, file]) => [path.split('/').at(-1)?.normalize(), file]));
const photographFiles = byName(imported);
const drawingFiles = byName(drawings);

/** The third of a photograph with its focus, as sharp's option `position`: https://sharp.pixelplumbing.com/api-resize. */
function cropPosition({ x, y }: NonNullable<Picture['focus']>): string {
  const third = (percent: number, start: string, end: string) =>
    percent < 34 ? start : percent > 66 ? end : '';
  return `${third(x, 'left', 'right')} ${third(y, 'top', 'bottom')}`.trim() || 'center';
}

/** A photograph in the sizes and formats of a cut; undefined without one. @throws Error if its file doesn't exist. */
async function getPicture(
  picture: Picture | undefined,
  cut: PictureCut,
): Promise<ResponsiveImageSource | undefined> {
  if (!picture) return undefined;
  const { file, alt } = picture;
  // A person's head is at the top of a portrait.
  const focus = picture.focus ?? { x: 50, y: cut === 'portrait' ? 0 : 50 };
  const { width, height, widths } = pictureCuts[cut];
  const drawing = drawingFiles.get(file.normalize());
  if (drawing) return { alt, width, height, src: drawing };
  const src = photographFiles.get(file.normalize());
  if (!src) throw new Error(`There is no ${contentName}/pictures/${file}.`);
  const crop = { src, width, height, widths: [...widths], fit: 'cover', position: cropPosition(focus) };
  const webp = await getImage({ ...crop, format: 'webp' });
  const avif = await getImage({ ...crop, format: 'avif' });
  return { alt, width, height, src: webp.src, webp: webp.srcSet.attribute, avif: avif.srcSet.attribute };
}

const withPictures = <T extends { photo?: Picture | undefined }>(
  entries: readonly T[],
  cut: PictureCut,
): Promise<Pictured<T>[]> =>
  Promise.all(
    entries.map(async ({ photo, ...entry }) => ({ ...entry, picture: await getPicture(photo, cut) })),
  );

/** All teachers in their order, with the grades of their license behind the credentials. */
const licensedTeachers = () => {
  const { credentials: template } = entryOf('labels', 'labels').subjects;
  return entriesOf('teachers').map((teacher) => {
    const { credentials, grades } = teacher;
    if (!grades) return teacher;
    const [from, to] = [gradeName(grades.from), gradeName(grades.to)];
    return { ...teacher, credentials: formatMessage(template, { credentials, from, to }) };
  });
};

/** All teachers in their order, each with a portrait. */
export const getTeachers = async (): Promise<Teacher[]> => withPictures(licensedTeachers(), 'portrait');

/** All posts, each with the photograph of its card. */
export const getPosts = async (): Promise<BlogPost[]> => withPictures(entriesOf('posts'), 'card');

/** Who takes the calls about a subject or exam, or about neither, each with a portrait. */
const getCallTakers = async (
  about?: string,
  sections?: ExamProgram['facts']['today']['sections'],
): Promise<Teacher[]> => withPictures(callTakers(licensedTeachers(), about, sections), 'portrait');

/** The founder, who takes the calls that are about no subject or exam. */
export const getFounder = async (): Promise<Teacher | undefined> => (await getCallTakers())[0];

/** An entry with the teachers who take its calls: those of its subject or exam, or the founder. */
async function withTeachers<T extends { id: string; facts?: ExamProgram['facts'] | StateProgram['facts'] }>(
  entry: T,
): Promise<WithTeachers<T>> {
  const sections = entry.facts && 'today' in entry.facts ? entry.facts.today.sections : [];
  const takers = await getCallTakers(entry.id, sections);
  const teachers = takers.map(async (teacher) => ({
    ...teacher,
    pose: await getPicture(teacher.poses[entry.id], 'portrait'),
  }));
  return { ...entry, teachers: await Promise.all(teachers) };
}

async function withReview<T extends { consultation: { testimonial?: string | undefined } }>(
  entry: T,
): Promise<WithReview<T>> {
  return { ...entry, review: reviewById(entriesOf('testimonials'), entry.consultation.testimonial) };
}

/** A subject with its teachers and its review. @throws Error if it doesn't exist. */
export const getSubject = async (id: string): Promise<WithReview<WithTeachers<Subject>>> =>
  withReview(await withTeachers(entryOf('subjects', id)));

/** Whether every subject and exam has a choice of teachers, so that pages about all of them may say so. */
export const hasChoiceEverywhere = (): boolean =>
  [...entriesOf('subjects'), ...entriesOf('exams')].every((entry) =>
    hasChoice(entry.id, entry, entriesOf('teachers')),
  );

const taught = <T extends ExamProgram>(exam: T) => withTaughtLevels(exam, readSettings().business.grades);

/** An exam with its teachers, those who take its calls, and its review. @throws Error if it doesn't exist. */
export async function getExam(id: string): Promise<ExamWithCallTakers> {
  const exam = await withReview(await withTeachers(taught(entryOf('exams', id))));
  const haveCalls = entriesOf('claims').some((claim) => claim.id === 'test-calls');
  return {
    ...exam,
    callTakers: haveCalls ? exam.teachers : await getCallTakers(),
    several: hasChoice(id, exam, entriesOf('teachers')),
  };
}

/** All exams in their order, each with its teachers. */
export const getExams = async (): Promise<WithTeachers<ExamProgram>[]> =>
  Promise.all(entriesOf('exams').map((exam) => withTeachers(taught(exam))));

/** A state's program with the teachers who take its calls. @throws Error if it doesn't exist. */
export const getState = async (id: string): Promise<WithTeachers<StateProgram>> =>
  withTeachers(entryOf('states', id));

/** A booking page with the teachers who take its calls. @throws Error if it doesn't exist. */
export const getBookingPage = async <K extends PageKind>(kind: K): Promise<WithTeachers<PageOf<K>>> =>
  withTeachers(getPage(kind));

/** The content of /school-districts, with its photograph. */
export async function getSchoolDistrictsPage(): Promise<Pictured<PageOf<'school-districts'>>> {
  const { photo, ...page } = getPage('school-districts');
  return { ...page, picture: await getPicture(photo, 'column') };
}
