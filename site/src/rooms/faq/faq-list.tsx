import { categorySlug, questionAnchor } from './faq-categories.ts';
import { SiteProvider, type Site } from '../../lib/site-context.tsx';
import type { FaqItem } from '../../model/faq-item.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { OpenSign } from '../../ui/open-sign.tsx';
import styles from './faq-list.module.css';

function Question({ item }: { item: FaqItem }) {
  const anchor = questionAnchor(item.id);
  return (
    <details className={styles.item} data-category={categorySlug(item.category)}>
      <summary className={styles.bar}>
        <h2 className={styles.question} data-searched="">
          {item.question}
        </h2>
        <span className={styles.category}>{item.category}</span>
        <OpenSign />
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
            Link to this question
            <span className="visually-hidden">: “{item.question}”</span>
          </a>
          <button type="button" className={styles.own} data-copy={anchor}>
            Copy link
            <span className="visually-hidden"> to “{item.question}”</span>
          </button>
        </p>
      </div>
    </details>
  );
}

/** All questions, each with its own address; they open and close by themselves, several at once. */
export function FaqList({ site, items }: { site: Site; items: readonly FaqItem[] }) {
  return (
    <SiteProvider site={site}>
      <div className={styles.list}>
        {items.map((item) => (
          <Question key={item.id} item={item} />
        ))}
      </div>
    </SiteProvider>
  );
}
