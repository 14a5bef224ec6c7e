import type { ReactNode } from 'react';
import { Icon } from '../../illustrations/icon.tsx';
import type { PageOf } from '../../model/page.ts';
import { Section } from '../../components/section.tsx';
import { Tile } from '../../components/icon-tile.tsx';
import { BookingHeading } from '../../scheduling/booking-heading.tsx';
import styles from './home-schedule.module.css';

type HomeScheduleProps = PageOf<'home'>['schedule'] & { booked: string; scheduler: ReactNode };

const tileColors = ['blue', 'green', 'red'] as const;

/** Where the home page books: the calendar, with three tiles on how sessions are. */
export function HomeSchedule({ heading, lead, booked, tiles, scheduler }: HomeScheduleProps) {
  return (
    <Section id="schedule" labelledBy="schedule-heading" className={styles.schedule}>
      <div>
        <BookingHeading id="schedule-heading" {...{ heading, lead, booked }} />
        <ul role="list" className={styles.tiles}>
          {tiles.map((tile, index) => (
            <li key={tile.title}>
              <Tile color={tileColors[index] ?? 'blue'}>
                <Icon name={tile.icon} />
              </Tile>
              <div>
                <h3>{tile.title}</h3>
                <p>{tile.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {scheduler}
    </Section>
  );
}
