import { categoryChoices, categorySlug, questionAnchor, splitAnswer } from './faq-categories.ts';
import { formatMessage } from '../../lib/format.ts';
import { SiteProvider, type Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { FaqItem } from '../../model/faq-item.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { DetailsIcon } from '../../components/details-toggle.tsx';
import { Receipt } from '../../components/receipt.tsx';
import styles from './faq-list.module.css';

/** A question with the first sentence of its answer; opening it shows the rest. */
function Question({ item, labels }: { item: FaqItem; labels: PageOf<'faq'>['links'] }) {
  const { question } = item;
  const anchor = questionAnchor(item.id);
  const { first, rest } = splitAnswer(item.answer);
  return (
    <details className={styles.item} data-category={categorySlug(item.category)}>
      <summary className={styles.bar}>
        <h3 className={styles.question} data-searched="">
          {question}
        </h3>
        <DetailsIcon plus />
        <span className={styles.first} data-searched="">
          {first}
        </span>
        <span className="visually-hidden" data-searched="">
          {item.category}
        </span>
        <span hidden data-searched="">
          {item.keywords?.join(' ')}
        </span>
      </summary>
      <div className={styles.answer}>
        {/* The target stands inside, because browsers open a <details> for what is in it and not for itself. */}
        <span id={anchor} className={styles.target} />
        <div data-searched="">
          {rest.map((paragraph) => (
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
  page: PageOf<'faq'>;
  items: readonly FaqItem[];
  costs: PageOf<'home'>['schedule']['costs'];
}

/** All questions, each with an anchor: the shortcuts first, then the others by category. */
export function FaqList({ site, page, items, costs }: FaqListProps) {
  const first = items.filter(({ shortcut }) => shortcut);
  const others = items.filter(({ shortcut }) => !shortcut);
  const pricing = first.find(({ category }) => category === 'Pricing');
  return (
    <SiteProvider site={site}>
      {first.length > 0 && (
        <section
          aria-labelledby="first-heading"
          className={`${styles.group} ${styles.asked}`}
          data-category={first.map(({ category }) => categorySlug(category)).join(' ')}
        >
          <h2 id="first-heading" className="visually-hidden">
            {page.firstHeading}
          </h2>
          {first.map((item) => [
            <Question key={item.id} item={item} labels={page.links} />,
            item === pricing && (
              <div key="costs" className={styles.receipt} data-category={categorySlug(item.category)}>
                <Receipt heading={costs.heading} groups={costs.groups} />
                <ButtonLink to="/free-consultation">{site.navigation.callToAction.label}</ButtonLink>
              </div>
            ),
          ])}
        </section>
      )}
      {categoryChoices(others, page.allCategories)
        .slice(1)
        .map(({ value, label }) => (
          <section
            key={value}
            aria-labelledby={`${value}-heading`}
            className={styles.group}
            data-category={value}
          >
            <h2 id={`${value}-heading`}>{label}</h2>
            {others
              .filter(({ category }) => category === label)
              .map((item) => (
                <Question key={item.id} item={item} labels={page.links} />
              ))}
          </section>
        ))}
    </SiteProvider>
  );
}
