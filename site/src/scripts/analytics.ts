import { campaignIn } from '../lib/campaign.ts';
import { onPageActivated } from '../lib/on-page-activated.ts';
import type { AnalyticsScript } from '../model/settings.ts';

/** The events on the document, and the selector that the calendar's element matches after each. */
const events = {
  'calendar-shown': '[data-calendar-shown], [data-scheduler-state="booked"]',
  // A booking that is shown again after a reload is not counted twice.
  'consultation-booked': '[data-scheduler-state="booked"]:not([data-booking-kept])',
} as const;

/** Dispatches each of the two events once, with the page's path and the visitor's campaign as its `detail`. */
function announceBooking(): void {
  const embed = document.querySelector('[data-scheduler-plan]');
  if (!embed) return;
  const { utm_campaign: campaign = '' } = Object.fromEntries(campaignIn(location.search));
  const detail = { page: location.pathname, campaign };
  const awaited = new Map(Object.entries(events));
  const announce = () => {
    for (const [name, selector] of awaited) {
      if (!embed.matches(selector)) continue;
      awaited.delete(name);
      document.dispatchEvent(new CustomEvent(name, { detail }));
    }
  };
  new MutationObserver(announce).observe(embed, { attributes: true });
  announce();
}

function load({ src, attributes }: AnalyticsScript): Promise<void> {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) script.addEventListener(end, () => resolve());
    document.head.append(script);
  });
}

/**
 * Loads the scripts of the setting `analytics` one after the other, but not while the page is prerendered. Events are
 * dispatched after that, so that listeners in these scripts get all of them.
 */
export function startAnalytics(): void {
  const scripts = document.querySelector('script[data-analytics]')?.textContent;
  if (!scripts) return;
  onPageActivated(() => {
    void Promise.all((JSON.parse(scripts) as AnalyticsScript[]).map(load)).then(announceBooking);
  });
}
