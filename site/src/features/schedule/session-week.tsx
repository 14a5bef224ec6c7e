import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { ownText } from '../../components/translation-safe-text.ts';
import { clockLabel, formatMessage } from '../../lib/format.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { PageOf } from '../../model/page.ts';
import { topicLink } from '../../scheduling/booking-topic.ts';
import button from '../../components/button.module.css';
import styles from './session-week.module.css';

export type WeekLabels = PageOf<'schedule'>['week'];

/** The position of the block: the day from Monday, and its start and length in half hours. */
interface Place {
  day: number;
  start: number;
  length: number;
}

const moves = [
  { label: 'earlierDay', arrow: 'M16 10H4M9 5l-5 5 5 5', day: -1, start: 0 },
  { label: 'laterDay', arrow: 'M4 10h12M11 5l5 5-5 5', day: 1, start: 0 },
  { label: 'earlier', arrow: 'M10 16V4M5 9l5-5 5 5', day: 0, start: -1 },
  { label: 'later', arrow: 'M10 4v12M5 11l5 5 5-5', day: 0, start: 1 },
] as const;

/** The first hour of the week for which the style sheet places what a family plans around, such as dinner at 6 PM. */
const plannedFrom = 15;

const within = (value: number, last: number) => Math.max(0, Math.min(last, value));

/** A time without "PM": "5" or "5:30". */
const timeLabel = (minutes: number) => clockLabel(minutes).replace(':00', '');

/** An example of a regular time: a block in a week that is dragged, tapped or moved with four buttons. It books nothing. */
export function SessionWeek({ labels, lengths }: { labels: WeekLabels; lengths: readonly number[] }) {
  const hydrated = useHydrated();
  const opening = labels.firstHour * 60;
  /** The number of half hours shown for each day. */
  const slots = labels.hours * 2;
  const blockRef = useRef<HTMLDivElement>(null);
  const longest = (lengths.at(-1) ?? 60) / 30;
  const [place, setPlace] = useState<Place>({ day: 1, start: Math.min(4, slots - longest), length: longest });
  /** The distance in pixels from the block's top to the pointer while it is dragged. */
  const [grip, setGrip] = useState<number | null>(null);

  useEffect(() => {
    // The content security policy allows no style attribute in the page's HTML.
    for (const [name, value] of Object.entries(place))
      blockRef.current?.style.setProperty(`--${name}`, String(value));
  }, [place]);

  const [isMoved, setMoved] = useState(false);
  const put = ({ day, start, length }: Place) => {
    setMoved(true);
    setPlace({
      day: within(day, labels.days.length - 1),
      start: within(start, Math.floor(slots - length)),
      length,
    });
  };

  const drag = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const grid = currentTarget.parentElement?.getBoundingClientRect();
    if (grip === null || !grid) return;
    const day = Math.floor(((clientX - grid.left) / grid.width) * labels.days.length);
    const start = Math.round(((clientY - grip - grid.top) / grid.height) * slots);
    put({ ...place, day, start });
  };

  const tap = ({ clientX, clientY, target, currentTarget }: MouseEvent<HTMLDivElement>) => {
    // A click on the block ends a drag.
    if (target !== currentTarget) return;
    const grid = currentTarget.getBoundingClientRect();
    const day = Math.floor(((clientX - grid.left) / grid.width) * labels.days.length);
    const start = Math.floor(((clientY - grid.top) / grid.height) * slots);
    put({ ...place, day, start });
  };

  const time = formatMessage(labels.time, {
    day: labels.days[place.day] ?? '',
    hour: timeLabel(opening + place.start * 30),
  });

  const topic = formatMessage(labels.topic, { count: place.length * 30, time });

  return (
    <>
      <div className={`container ${styles.head}`}>
        <h2 {...ownText(labels.heading)} />
        <p {...ownText(labels.note)} />
      </div>
      <div className={styles.week} aria-hidden="true">
        <ol className={styles.days}>
          {labels.days.map((day) => (
            <li key={day}>
              <span {...ownText(day.slice(0, 3))} />
              <span className={styles.long} {...ownText(day.slice(3))} />
            </li>
          ))}
        </ol>
        <div className={styles.hours}>
          {Array.from({ length: labels.hours }, (_, index) => opening + index * 60).map((minutes) => (
            <span key={minutes} {...ownText(`${timeLabel(minutes)} ${minutes < 12 * 60 ? 'AM' : 'PM'}`)} />
          ))}
        </div>
        <div className={styles.grid} data-grid="" onClick={tap}>
          {labels.firstHour === plannedFrom &&
            labels.around.map((label) => <span key={label} className={styles.around} {...ownText(label)} />)}
          {!isMoved && (
            <p className={styles.drag}>
              <svg viewBox="0 0 44 28">
                <path d="M42 24C30 26 16 22 6 10M4 22L5 8l13 3" />
              </svg>
              <span {...ownText(labels.drag)} />
            </p>
          )}
          <div
            ref={blockRef}
            className={styles.block}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setGrip(event.clientY - event.currentTarget.getBoundingClientRect().top);
            }}
            onPointerMove={drag}
            onPointerUp={() => setGrip(null)}
            onPointerCancel={() => setGrip(null)}
          >
            <span>
              <span {...ownText(String(place.length * 30))} />
              <span className={styles.unit}> min</span>
            </span>
            <svg viewBox="0 0 20 20">
              <path d="M10 2v16M2 10h16M7 5l3-3 3 3M7 15l3 3 3-3M5 7L2 10l3 3M15 7l3 3-3 3" />
            </svg>
          </div>
        </div>
      </div>
      <div className={`container chat-corner ${styles.said}`}>
        <p role="status" className={styles.sentence}>
          <span {...ownText(`${time}, `)} />
          <span className={styles.every} {...ownText(labels.every)} />
        </p>
        <div className={styles.controls}>
          {lengths.length > 1 && (
            <fieldset disabled={!hydrated} className={styles.lengths}>
              <legend className="visually-hidden" {...ownText(labels.length)} />
              {lengths.map((minutes) => (
                <label key={minutes}>
                  <input
                    type="radio"
                    name="length"
                    checked={place.length * 30 === minutes}
                    onChange={() => put({ ...place, length: minutes / 30 })}
                  />
                  <span {...ownText(formatMessage(labels.minutes, { count: minutes }))} />
                </label>
              ))}
            </fieldset>
          )}
          <div role="group" aria-labelledby="moves" className={styles.moves}>
            <span id="moves" {...ownText(labels.move)} />
            {moves.map(({ label, arrow, day, start }) => (
              <button
                key={label}
                type="button"
                disabled={!hydrated}
                aria-label={labels[label]}
                onClick={() => put({ ...place, day: place.day + day, start: place.start + start })}
              >
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d={arrow} />
                </svg>
              </button>
            ))}
          </div>
          <a href={topicLink('/free-consultation', topic)} className={`${button.button} ${button.primary}`}>
            <span {...ownText(formatMessage(labels.ask, { time }))} />
          </a>
        </div>
      </div>
    </>
  );
}
