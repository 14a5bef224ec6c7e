import type { ReactNode } from 'react';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { InlineList } from '../../components/inline-list.tsx';
import { SourcesLine } from '../../components/notes.tsx';
import { typeset } from '../../lib/format.ts';
import type { PageOf } from '../../model/page.ts';
import { scenes } from '../../model/drawing.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import board from './our-board.svg?raw';
import { StateOutline } from './state-outline.tsx';
import { stateShape, viewBoxOf } from './state-shapes.ts';
import styles from './money-path.module.css';

interface MoneyPathProps {
  state: StateProgram;
  /** The texts that all state pages share. */
  common: PageOf<'state-tutoring'>['consultations'];
}

/** The longest name, in characters, that fits on a card in each text size. */
const cardSizes = [
  [4, 'short'],
  [6, 'middle'],
  [12, 'line'],
] as const;

function Card({ name, text }: { name: string; text?: string }) {
  const [, size = 'long'] = cardSizes.find(([longest]) => name.length <= longest) ?? [];
  return (
    <p className={styles.card}>
      {/* No line ends with "of". */}
      <b data-size={size}>{name.replaceAll(' of ', ' of\u00A0')}</b>
      {text && <span>{text}</span>}
    </p>
  );
}

/** How wide an outline is in the diagram, whose first column is a square of 220 px. */
function outlineWidth(outline: string): number {
  const [, , width = 1, height = 1] = viewBoxOf(outline).split(' ').map(Number);
  return Math.min(220, (220 * width) / height);
}

function Station({ title, drawing, children }: { title: string; drawing: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.station}>
      <h3>{title}</h3>
      <div className={styles.drawing}>{drawing}</div>
      {children}
    </div>
  );
}

/** The overview of a program as a diagram of its money: who runs it, the account, our invoice and our lessons. */
export function MoneyPath({ state, common }: MoneyPathProps) {
  const { facts, consultation } = state;
  const { facts: labels, subjects, sessionOptions, invoice } = common;
  const { programText, note, scene } = consultation;
  const { notice } = facts;
  const outline = stateShape(state.name);
  const width = outline ? outlineWidth(outline) : 220;
  const submit = facts.account && invoice?.submit;
  // How the program pays is said below, where it is known.
  const unknown = { name: labels.unknown.name, text: facts.payment ? '' : labels.unknown.text };
  const rules = (['who', 'payment', 'provider'] as const).filter((question) => facts[question]);
  const fact = (question: 'officialName' | 'who' | 'pays' | 'payment' | 'provider') => (
    <div key={question}>
      <dt>{labels[question]}</dt>
      {/* A fact that the official source doesn't give is replaced by a link to the source. */}
      <dd>{typeset(facts[question] ?? '') || <ArrowLink to={facts.checked.url} label={labels.ask} />}</dd>
    </div>
  );
  return (
    <section
      id="program"
      aria-labelledby="program-heading"
      className={styles.program}
      // Below a navy section, the overview is light.
      data-dark={notice && !(scene && scenes[scene] === 'navy') ? '' : undefined}
    >
      <div className="container">
        <h2 id="program-heading">{common.overviewHeading}</h2>
        {notice && (
          <>
            <p className={styles.notice}>{typeset(notice)}</p>
            <ArrowLink to={facts.checked.url} label={facts.checked.source} />
          </>
        )}
        <div className={styles.room}>
          <div className={styles.path}>
            {note && (
              <aside aria-labelledby="program-note" className={styles.note}>
                <p id="program-note">{common.noteLabel}</p>
                <p>{typeset(note.text)}</p>
              </aside>
            )}
            <svg viewBox="0 0 1180 420" preserveAspectRatio="none" className={styles.way} aria-hidden="true">
              <path
                className={styles.money}
                d={`M${0.72 * width} 211C190 214 226 212 262 211S480 208 560 210 860 213 1020 213`}
              />
              <path
                className={styles.ahead}
                d="M240 201l10 10-10 10M484 200l10 10-10 10M936 203l10 10-10 10"
              />
              {submit && (
                <path className={styles.back} d="M506 342C470 366 424 362 384 318m4 20l-5-22 22 5" />
              )}
            </svg>
            <Station
              title={labels.runBy}
              drawing={
                outline ? (
                  <>
                    <StateOutline
                      d={outline}
                      className={width < 220 ? `${styles.outline} ${styles.tall}` : styles.outline}
                      atEnd
                    />
                    <p className={styles.name}>{facts.runBy}</p>
                  </>
                ) : (
                  <Card name={facts.runBy} />
                )
              }
            >
              <dl>{fact('officialName')}</dl>
            </Station>
            <Station
              title={labels.account}
              drawing={
                <>
                  <Card {...(facts.account ?? unknown)} />
                  {submit && (
                    <p aria-hidden="true" className={styles.submit}>
                      {submit}
                    </p>
                  )}
                </>
              }
            >
              <dl>{fact('pays')}</dl>
            </Station>
            <Station
              title={common.documentsHeading}
              drawing={invoice ? <InvoiceSheet {...invoice} /> : <Card name={labels.invoice} />}
            >
              <ul role="list">
                {consultation.documents.map((document) => (
                  <li key={document}>{document}</li>
                ))}
              </ul>
            </Station>
            <Station
              title={labels.teacher}
              drawing={
                <div
                  aria-hidden="true"
                  className={styles.board}
                  dangerouslySetInnerHTML={{ __html: board }}
                />
              }
            >
              <dl>
                {[subjects, sessionOptions].map(({ title, items }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>
                      <InlineList names={items} />
                    </dd>
                  </div>
                ))}
              </dl>
            </Station>
            {rules.length > 0 && <dl className={styles.rules}>{rules.map(fact)}</dl>}
          </div>
        </div>
        {programText && <p className={styles.lead}>{programText}</p>}
        <div className={styles.source}>
          <SourcesLine all={note ? [facts.checked, note] : [facts.checked]} />
        </div>
      </div>
    </section>
  );
}
