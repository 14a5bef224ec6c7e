import { onPageActivated } from '../lib/on-page-activated.ts';
import { services, type ServiceId, type AnalyticsPlan, type AnalyticsService } from './registry.ts';

/** Reports once each that the calendar was shown and that a time was booked. */
function watchCalendar(embed: Element, { send }: AnalyticsService): void {
  const campaign = new URLSearchParams(location.search).get('utm_campaign') ?? '';
  const details = { page: location.pathname, campaign: campaign.slice(0, 100) };
  let shown = false;
  let booked = false;
  const report = () => {
    const isBooked = embed.getAttribute('data-scheduler-state') === 'booked';
    const isShown = isBooked || embed.hasAttribute('data-calendar-shown');
    if (!shown && isShown) send('calendar shown', details);
    if (!booked && isBooked) send('booked', details);
    shown ||= isShown;
    booked ||= isBooked;
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
  const { service: id, plan } = JSON.parse(config) as { service: ServiceId; plan: AnalyticsPlan };
  const service = services[id];
  onPageActivated(() => {
    service.prepare(plan);
    const script = document.createElement('script');
    script.src = plan.script;
    for (const [name, value] of Object.entries(plan.attributes)) script.setAttribute(name, value);
    document.head.append(script);
    const embed = document.querySelector('[data-scheduler-plan]');
    if (embed) watchCalendar(embed, service);
  });
}
