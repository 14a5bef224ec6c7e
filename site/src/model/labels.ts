import { z } from 'zod';
import { label, plainText, template } from './text.ts';

const line = plainText(5, 200);

/** Words that many pages share, by the place where they stand; a page's own words stand in its own file. */
export const words = z.strictObject({
  frame: z.strictObject({
    skip: label,
    /** Behind the business's name in the link that leads home. */
    home: label,
    mainNavigation: label,
    menu: label,
    mainMenu: label,
    close: label,
    closeAbout: label,
    breadcrumb: label,
    socialMedia: label,
    landingLinks: label,
    actions: label,
    chooseTime: label,
    sharePicture: template(['title']),
    shareLine: label,
    contents: label,
  }),
  /** What only a build shows that has not passed the launch check. */
  preview: z.strictObject({ notice: label, sample: label, unconfirmed: label }),
  links: z.strictObject({ anotherSite: label, newTab: label, anotherSiteNewTab: label }),
  buttons: z.strictObject({ close: label, bookNow: label }),
  reviews: z.strictObject({ stars: template(['stars']) }),
  videos: z.strictObject({
    watch: template(['title']),
    play: template(['title']),
    player: template(['title']),
  }),
  /** What search engines are told in words: the kind of service, and what a video is. */
  searchEngines: z.strictObject({ service: label, video: template(['title', 'by', 'business']) }),
  notes: z.strictObject({ checked: label, source: label }),
  subjects: z.strictObject({ overview: label, explore: template(['subject']) }),
  tests: z.strictObject({
    overview: label,
    aboutTest: template(['test']),
    scoreRange: template(['unit']),
    included: label,
    seeIncluded: label,
  }),
  calendar: z.strictObject({
    /** The name of the calendar's frame, by event type. */
    titles: z.strictObject({ 'free-consultation': line, 'test-prep': line, 'school-districts': line }),
    ownPage: line,
    openBookingPage: label,
    nextTimes: template(['zone']),
    opening: line,
    chooseOnBookingPage: label,
    retry: label,
    bookElsewhere: label,
    unconfirmed: line,
    unconfirmedText: line,
    failed: line,
    failedText: line,
    booked: line,
    /** What to have at hand, whatever the service says besides. */
    prepare: line,
    toast: label,
    toastClose: label,
    /** Before the booking page's address, on paper. */
    print: label,
    announcements: z.strictObject({ loading: line, ready: line, unconfirmed: line, failed: line }),
  }),
});
export type Words = z.infer<typeof words>;
