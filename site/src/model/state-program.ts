import { z } from 'zod';
import { scene } from './drawing.ts';
import { type Identified, markerColor } from './entry.ts';
import { factSource } from './fact-source.ts';
import { landingStart } from './pages/page-parts.ts';
import { calendarDay, heading, label, list, listItem, plainText, titledText } from './text.ts';

const programFact = plainText(20, 420).optional();

/** Facts about the program from its official source. If one is left out, the page tells the visitor to ask. */
const programFacts = z.strictObject({
  officialName: label.describe('What the program is officially called'),
  runBy: plainText(5, 120).describe('Who runs it'),
  who: programFact.describe('Who may use it'),
  pays: programFact.describe('What it pays, and how much'),
  account: z
    .strictObject({
      name: plainText(2, 24).describe('As it is called, such as ClassWallet, or an amount'),
      text: label.describe('What that is'),
    })
    .optional()
    .describe('Where the money sits; where it is left out, the page says that it depends'),
  payment: programFact.describe('How the tutor is paid'),
  provider: programFact.describe('What it asks of a provider'),
  notice: label.optional().describe('In large letters above the overview: what matters this year'),
  checked: factSource.describe('The official page these facts are from'),
});

/** A badge, which requires that the owner has confirmed the fact. */
const stateBadge = z
  .strictObject({
    status: z.enum(['unconfirmed', 'confirmed', 'none']).describe('none leaves the badge out'),
    date: calendarDay.optional().describe('The day you had it confirmed'),
  })
  .refine((given) => given.status !== 'confirmed' || given.date !== undefined, {
    path: ['date'],
    message: 'must be given with status: confirmed',
  })
  .default({ status: 'none' });

export const confirmedBadges = ['approvedVendor', 'stateFunded'] as const;

export const stateProgram = z.strictObject({
  order: z
    .int()
    .min(0)
    .max(99)
    .describe('The place among the states, from 1; the business’s own is read as 0'),
  name: label.describe('The state, by its whole name: the map and its page draw its outline'),
  program: label.describe('The program, by its own short name'),
  description: plainText(20, 220).describe('On its card on /state-tutoring'),
  color: markerColor.describe('Its color on the map and on its card'),
  approvedVendor: stateBadge.describe('The "Approved Vendor" badge: you hold the approval in this state'),
  stateFunded: stateBadge.describe('The "State Funded" badge: the program pays for your lessons'),
  facts: programFacts,
  consultation: z.strictObject({
    ...landingStart,
    bookNow: z.boolean().describe('Shows a Book Now button beside the headline, and on phones in a bar'),
    showLogo: z
      .boolean()
      .describe('Shows the logo at the top of the page, and the outline of the state on its card'),
    scrollToTopOnLoad: z.boolean().default(false).describe('Scrolls the page to its top each time it loads'),
    answers: z
      .array(z.strictObject({ question: label, answer: label }))
      .max(4)
      .default([])
      .describe('What a parent asks first: may I use it, do I pay first, what paperwork'),
    programText: plainText(20, 300).optional().describe('What of the program no fact says'),
    reasonsHeading: heading,
    reasons: list(titledText, 1, 6),
    scene: scene.optional().describe('A drawing across the page, below the reasons'),
    schedulerHeading: heading,
    questions: z
      .strictObject({
        heading,
        to: z
          .enum(['#scheduler', '/contact-us'])
          .describe('Where its button leads: the scheduler, or the contact page'),
      })
      .describe('The last line before the closing section'),
    note: factSource
      .extend({ text: plainText(20, 420) })
      .optional()
      .describe('A dated remark with its source'),
    documents: list(listItem, 1, 8).describe('Papers that a family gets from us'),
  }),
});
export type StateProgram = Identified<z.infer<typeof stateProgram>>;
