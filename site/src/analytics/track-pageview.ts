import type { AnalyticsPlan, AnalyticsService } from './service.ts';

/**
 * Brings the analytics service once the page is really opened (not while it is only made ready ahead), and tells it,
 * once each, that the calendar was shown and that a time was booked: with the page and the campaign in its address, and
 * nothing about the visitor.
 *
 * The function's text runs in the document: it may use nothing from outside itself.
 */
export function countVisits(
  plan: AnalyticsPlan,
  prepare: AnalyticsService['prepare'],
  send: AnalyticsService['send'],
): void {
  const watchCalendar = (embed: Element) => {
    const campaign = new URLSearchParams(location.search).get('utm_campaign') ?? '';
    const details = { page: location.pathname, campaign: campaign.slice(0, 100) };
    let shown = false;
    let booked = false;
    const look = () => {
      const isBooked = embed.getAttribute('data-scheduler-state') === 'booked';
      if (!shown && (isBooked || embed.hasAttribute('data-calendar-shown'))) send('calendar shown', details);
      if (!booked && isBooked) send('booked', details);
      shown ||= isBooked || embed.hasAttribute('data-calendar-shown');
      booked ||= isBooked;
    };
    new MutationObserver(look).observe(embed, { attributes: true });
    look();
  };
  const begin = () => {
    prepare(plan);
    const script = document.createElement('script');
    script.src = plan.script;
    for (const [name, value] of Object.entries(plan.attributes)) script.setAttribute(name, value);
    document.head.append(script);
    const embed = document.querySelector('[data-scheduler-plan]');
    if (embed) watchCalendar(embed);
  };
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', begin, { once: true });
  } else begin();
}
