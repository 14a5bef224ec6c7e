import type { ProviderId } from '../../model/settings.ts';
import type { SchedulerProvider } from '../provider.ts';
import { cal } from './cal.ts';
import { calendly } from './calendly.ts';
import { iframe } from './iframe.ts';
import { local } from './local.ts';

/** Every scheduling service the site can embed, by the name the owner settings use. */
export const providers: Readonly<Record<ProviderId, SchedulerProvider>> = { calendly, cal, iframe, local };
