import { onPageActivated } from '../lib/on-page-activated.ts';
import { services, type AnalyticsService, type ChosenAnalytics } from './registry.ts';

/** Reports once each that the calendar was shown and that a time was booked. */
function watchCalendar(embed: Element, { send }: AnalyticsService): void {
  const campaign = new URLSearchParams(location.search).get('utm_campaign') ?? '';
  const details = { page: location.pathname, campaign: campaign.slice(0, 100) };
  const awaited = new Map([
    ['calendar shown', '[data-calendar-shown], [data-scheduler-state="booked"]'],
    ['booked', '[data-scheduler-state="booked"]'],
  ] as const);
  const report = () => {
    for (const [event, selector] of awaited) {
      if (!embed.matches(selector)) continue;
      awaited.delete(event);
      send(event, details);
    }
  };
  new MutationObserver(report).observe(embed, { attributes: true });
  report();
}

/**
 * Loads the analytics service that the page's `data-analytics` JSON names, once the page is really opened and not only
 * prerendered. It receives the page and the campaign, and nothing about the visitor.
 */
export function trackPageview(): void {
  const config = document.querySelector('script[data-analytics]')?.textContent;
  if (!config) return;
  const chosen = JSON.parse(config) as ChosenAnalytics;
  const service = services[chosen.service];
  onPageActivated(() => {
    service.prepare?.(chosen);
    const script = document.createElement('script');
    script.src = chosen.address + service.script;
    const attributes = service.attributes?.(chosen.site) ?? {};
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    document.head.append(script);
    const embed = document.querySelector('[data-scheduler-plan]');
    if (embed) watchCalendar(embed, service);
  });
}
