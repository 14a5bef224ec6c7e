import { z } from 'zod';
import { markerColor } from './color.ts';
import { calendarDay } from './date.ts';
import { drawing } from './drawing.ts';
import { linkTarget } from './link.ts';
import { pageMetadata } from './page-metadata.ts';
import { entryId, heading, label, lead, listItem, markedHeading, plainText, titledText } from './text.ts';

export const stateLogos = ['florida', 'arkansas', 'arizona', 'indiana', 'new-hampshire'] as const;

export const stateProgram = z.strictObject({
  id: entryId,
  order: z.int().min(1).max(6),
  name: label,
  /** The program by the name the specification gives it. */
  program: label,
  description: plainText(20, 220),
  color: markerColor,
  /** The drawn program badge; South Carolina has none. */
  logo: z.enum(stateLogos).optional(),
  consultationLink: linkTarget,
  consultation: z.strictObject({
    metadata: pageMetadata,
    heading: markedHeading,
    lead,
    drawing,
    /** South Carolina has neither a Book Now button nor the logo in its hero. */
    bookNow: z.boolean(),
    showLogo: z.boolean(),
    /** Florida goes to the top on every load. */
    scrollToTopOnLoad: z.boolean().default(false),
    programText: plainText(20, 300),
    reasonsHeading: heading,
    reasons: z.array(titledText).length(4),
    overviewLead: lead,
    /** How the money and the paperwork go, step by step. */
    stepsHeading: heading,
    steps: z.array(titledText).min(3).max(4),
    schedulerHeading: heading,
    schedulerLead: lead,
    questionsHeading: heading,
    questionsText: plainText(20, 400),
    /** The scheduler on the page, or /contact-us (South Carolina). */
    contactTarget: z.enum(['#scheduler', '/contact-us']),
    note: z
      .strictObject({ text: plainText(20, 420), asOf: calendarDay, source: label, url: z.url() })
      .optional(),
    documents: z.array(listItem).min(2).max(6),
  }),
});
export type StateProgram = z.infer<typeof stateProgram>;
