import type { Words } from '../model/labels.ts';

/** What visitors read about a calendar, whatever service draws it. */
export type CalendarWords = Words['calendar'] & Pick<Words['links'], 'anotherSiteNewTab'>;
