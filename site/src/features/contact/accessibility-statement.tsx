import { formatDay } from '../../lib/format-date.ts';
import { mailLink } from '../../lib/link-target.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { DividedList } from '../../components/divided-list.tsx';

/** How far the site can be read by everybody, how that was tested, and whom to tell when it cannot. */
export function AccessibilityStatement({ statement }: { statement: PageOf<'contact-us'>['accessibility'] }) {
  const { mail } = useSite().settings;
  const { heading, lead, parts, mailLabel, mailSubject, dateLabel, date } = statement;
  return (
    <SplitSection
      id="accessibility"
      heading={heading}
      lead={lead}
      aside={
        <>
          <ArrowLink to={mailLink(mail.support, mailSubject)} label={mailLabel} />
          <p>
            {dateLabel} <time dateTime={date}>{formatDay(date)}</time>
          </p>
        </>
      }
    >
      <DividedList items={parts} />
    </SplitSection>
  );
}
