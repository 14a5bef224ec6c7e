import { categorySlug, questionAnchor } from './faq-categories.ts';
import { formatMessage } from '../../lib/format.ts';
import { SiteProvider, type Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { FaqItem } from '../../model/faq-item.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { DetailsIcon } from '../../components/details-toggle.tsx';
import styles from './faq-list.module.css';

type LinkLabels = PageOf<'faq'>['links'];

interface QuestionProps {
  item: FaqItem;
  labels: LinkLabels;
  open: boolean;
}

function Question({ item, labels, open }: QuestionProps) {
  const { question } = item;
  const anchor = questionAnchor(item.id);
  return (
    <details className={styles.item} data-category={categorySlug(item.category)} open={open}>
      <summary className={styles.bar}>
        <h2 className={styles.question} data-searched="">
          {question}
        </h2>
        <span className={styles.category} data-searched="">
          {item.category}
        </span>
        <DetailsIcon />
      </summary>
      {/* The target stands inside, because browsers open a <details> for what is in it and not for itself. */}
      <div id={anchor} className={styles.answer}>
        <div data-searched="">
          {item.answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className={styles.links}>
          {item.link && <ArrowLink to={item.link.to} label={item.link.label} />}
          <a href={`#${anchor}`} className={styles.own} data-without-copying="">
            {labels.own}
            <span className="visually-hidden"> {formatMessage(labels.ownAbout, { question })}</span>
          </a>
          <button type="button" className={styles.own} data-copy={anchor}>
            {labels.copy}
            <span className="visually-hidden"> {formatMessage(labels.copyAbout, { question })}</span>
          </button>
        </p>
      </div>
    </details>
  );
}

interface FaqListProps {
  site: Site;
  items: readonly FaqItem[];
  labels: LinkLabels;
}

/** All questions, each with an anchor of its own; the first shortcut starts open. */
export function FaqList({ site, items, labels }: FaqListProps) {
  const opened = items.find(({ shortcut }) => shortcut);
  return (
    <SiteProvider site={site}>
      <div className={styles.list}>
        {items.map((item) => (
          <Question key={item.id} item={item} labels={labels} open={item === opened} />
        ))}
      </div>
    </SiteProvider>
  );
}
