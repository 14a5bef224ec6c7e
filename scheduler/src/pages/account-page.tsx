/** @jsxRuntime automatic */
import type { SchedulerConfig } from '../config/scheduler-config.ts';
import { isSwitchedOn, linkTo, type CarriedParameters } from '../requests/carried-parameters.ts';
import { PageLayout } from './page-layout.tsx';

interface AccountPageProps {
  readonly config: SchedulerConfig;
  readonly carried: CarriedParameters;
}

/** The account's event types. */
export function AccountPage({ config, carried }: AccountPageProps) {
  const hidden = isSwitchedOn(carried, 'hide_landing_page_details');
  return (
    <PageLayout
      title={`Book a meeting | ${config.business}`}
      carried={carried}
      message={{ name: 'profile_page_viewed' }}
      className="card outcome"
    >
      <h1 className={hidden ? 'visually-hidden' : undefined}>Book a meeting with {config.business}</h1>
      <ul className="event-list">
        {config.events.map((eventType) => (
          <li key={eventType.slug}>
            <a href={linkTo(`/${config.account}/${eventType.slug}`, carried)}>{eventType.name}</a>
            <span>{eventType.minutes.join(' or ')} minutes</span>
          </li>
        ))}
      </ul>
    </PageLayout>
  );
}
