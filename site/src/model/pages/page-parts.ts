import { z } from 'zod';
import { drawing } from '../drawing.ts';
import { pageMetadata } from '../page-metadata.ts';
import { landingAddress, scheduler } from '../path.ts';
import { heading, label, lead, markedHeading, paragraph } from '../text.ts';

export const pageStart = { metadata: pageMetadata, heading: markedHeading, lead, drawing };

export const landingStart = { address: landingAddress, scheduler, ...pageStart };

/** The schema of a page that exists once: the fields that every page has, and those of its kind. */
export const onePage = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...pageStart, ...shape });

export const callToAction = z.strictObject({ heading, lead, button: label });
export const spanish = paragraph.optional().describe('A paragraph in Spanish, shown only when written');
/** A line of a receipt, such as "First call, 15 min" and "$0". */
export const receiptLine = z.strictObject({ label, amount: label, large: z.boolean().default(false) });
export type ReceiptLine = z.input<typeof receiptLine>;
