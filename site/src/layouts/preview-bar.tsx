import { allEntries, rawStrings, type Content } from '../model/content.ts';
import { routeTable } from '../model/routes.ts';
import { confirmedBadges } from '../model/state-program.ts';
import styles from './preview-bar.module.css';

interface PreviewItem {
  text: string;
  /** The page that shows it, where one page does. */
  href?: string | undefined;
}

/** The first page that makes a claim: the one its value names, or one whose text uses its placeholder. */
function pageSaying({ id, value }: { id: string; value: string }, content: Content): string | undefined {
  const pages = routeTable(content);
  const [named] = /(?<=[\s(])\/[a-z-]+/.exec(value) ?? [];
  if (named) return pages.find(({ path }) => path === named)?.path;
  const taken = allEntries(content).find((entry) =>
    rawStrings(entry).some((text) => text.value.includes(`{{claim.${id}}}`)),
  );
  if (!taken) return undefined;
  const file = taken.file.replaceAll(/^.*\/|\.\w+$/g, '');
  return pages.find(({ kind, entry }) => kind === file || entry === file)?.path;
}

/** What the launch check still asks for, as a visitor of the preview meets it. */
export function previewItems(content: Content): { claims: PreviewItem[]; samples: PreviewItem[] } {
  const { claims, states, teachers, testimonials, posts } = content;
  const isSample = ({ data }: { data: { sample: boolean } }) => data.sample;
  return {
    claims: [
      ...claims
        .filter(({ data }) => !data.confirmed || !data.holder)
        .map(({ data }) => ({
          text: data.value.length > 30 ? data.value : `${data.value} (${data.id.replaceAll('-', ' ')})`,
          href: pageSaying(data, content),
        })),
      ...states
        .filter(({ data }) => confirmedBadges.some((name) => data[name].status === 'unconfirmed'))
        .map(({ data }) => ({ text: `Badges for ${data.name}`, href: data.consultation.address })),
    ],
    samples: [
      ...teachers.filter(isSample).map(({ id, data }) => ({
        text: data.name,
        href: `/meet-our-teachers#${id}`,
      })),
      ...testimonials.filter(isSample).map(({ id, data }) => ({
        text: `Review ${id}${data.name ? ` by ${data.name}` : ''}`,
        href: data.role === 'Student' ? '/testimonials#students' : '/testimonials#parents',
      })),
      ...posts.filter(isSample).map(({ data }) => ({ text: data.title, href: '/#blog' })),
    ],
  };
}

function Items({ heading, items }: { heading: string; items: readonly PreviewItem[] }) {
  return (
    <>
      <h2>{heading}</h2>
      <ul>
        {items.map(({ text, href }) => (
          <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
        ))}
      </ul>
    </>
  );
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The last line of a preview: what is left to confirm before the site goes live, listed when opened. */
export function PreviewBar({ claims, samples }: ReturnType<typeof previewItems>) {
  return (
    <section aria-label="Preview" className={styles.bar} data-no-print>
      <details>
        <summary>
          Preview: {counted(claims.length, 'claim')} and {counted(samples.length, 'sample')} to confirm
        </summary>
        {claims.length > 0 && <Items heading="Claims" items={claims} />}
        {samples.length > 0 && <Items heading="Samples" items={samples} />}
      </details>
    </section>
  );
}
