import { fieldName, type ContentIssue } from '../content-issue.ts';
import { issueAt, rawStrings, texts, type Content, type ContentEntry } from '../content.ts';

/** How many posts of a category the home page shows, the newest ones; nothing else shows a post. */
const shownPosts = { education: 2, travel: 1, technology: 0 } as const;

function unseenPosts({ posts, settings }: Content): ContentIssue[] {
  const hasBlog = settings[0]?.data.blog !== undefined;
  const newest = posts.toSorted((one, other) => other.data.createdAt.localeCompare(one.data.createdAt));
  return posts.flatMap((entry) => {
    const { category } = entry.data;
    const shown = newest.filter(({ data }) => data.category === category).slice(0, shownPosts[category]);
    if (hasBlog && shown.includes(entry)) return [];
    const count = shownPosts[category];
    const reason = !hasBlog
      ? 'the settings name no blog (blog.url)'
      : `of ${category}, the home page shows ${count === 0 ? 'nothing' : `the newest ${count}`}: change its day or category, or take it out`;
    return [issueAt(entry, ['title'], entry.data.title, `is shown nowhere: ${reason}`)];
  });
}

/** What pages name, reviews among it, and those that the home page shows when it names none. */
function namedReviews({ pages, exams, testimonials }: Content): Set<string> {
  const named = [...pages, ...exams].flatMap(({ data }) => texts(data).map(({ value }) => value));
  const isFeaturing = pages.some(({ data }) => data.kind === 'home' && data.testimonials.featured.length > 0);
  const parents = testimonials.filter(({ data }) => data.role === 'Parent' && data.quote !== undefined);
  return new Set([...named, ...(isFeaturing ? [] : parents.slice(-3).map(({ id }) => id))]);
}

function unseenReviews(content: Content): ContentIssue[] {
  const { settings, testimonials } = content;
  const [site] = settings;
  const isHidden = site?.data.hiddenPages.includes('/testimonials');
  if (!site || (!isHidden && testimonials.length > 0)) return [];
  if (!isHidden) {
    const advice = 'is a page without reviews: add one to testimonials.yaml, or list the page here';
    return [issueAt(site, ['hiddenPages'], '/testimonials', advice)];
  }
  const named = namedReviews(content);
  const advice =
    'is shown nowhere: /testimonials is hidden (hiddenPages), and no other page names it: show that page, or name it in pages/home.yaml under featured';
  return testimonials
    .filter(({ id }) => !named.has(id))
    .map((entry) => issueAt(entry, ['id'], entry.id, advice));
}

/** Tests that say neither how long they take nor what decides it: their pages promise the length. */
function examsWithoutLength({ exams }: Content): ContentIssue[] {
  const advice = 'write how long the exam takes, or under varies what decides it';
  return exams
    .filter(({ data: { facts } }) => facts.today.minutes === undefined && facts.today.varies === undefined)
    .map((entry) => issueAt(entry, ['facts', 'today', 'minutes'], '(missing)', advice));
}

/** Texts that one entry alone can have: who copied an entry has not written them yet. */
const ownTexts = /(?:^|\.)(?:description|excerpt|bio|quote|who|pays|payment|provider|about\[\d+\])$/;

/** Texts that were copied from another entry of the collection and not changed since. */
function copiedTexts(content: Content): ContentIssue[] {
  const kinds = ['states', 'exams', 'subjects', 'teachers', 'testimonials', 'posts'] as const;
  return kinds.flatMap((kind) => {
    const first = new Map<string, ContentEntry<object>>();
    return (content[kind] as ContentEntry<object>[]).flatMap((entry) =>
      rawStrings({ ...entry, raw: {} }).flatMap(({ path, value }) => {
        if (!ownTexts.test(fieldName(path))) return [];
        const other = first.get(value);
        first.set(value, other ?? entry);
        const from = other && (other.file === entry.file ? other.id : other.file);
        return from ? [issueAt(entry, path, value, `says the same as ${from}: write this one’s own`)] : [];
      }),
    );
  });
}

/** Entries that pass every check and that no visitor sees, and entries that were begun or copied and not finished. */
export function unfinishedEntries(content: Content): ContentIssue[] {
  return [
    ...unseenPosts(content),
    ...unseenReviews(content),
    ...examsWithoutLength(content),
    ...copiedTexts(content),
  ];
}
