import { campaignIn } from '../lib/campaign.ts';

/**
 * Passes a visitor's campaign from page to page without storing it. On a page whose URL has campaign parameters, each
 * internal link gets them at the first sign that it will be followed, so that the browser prerenders the same URL that
 * it opens.
 */
export function keepUtmParams(): void {
  const campaign = campaignIn(location.search);
  if (campaign.length === 0) return;
  const carry = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    const query = new URLSearchParams(link.search);
    const missing = campaign.filter(([name]) => !query.has(name));
    for (const [name, value] of missing) query.set(name, value);
    if (missing.length > 0) link.search = query.toString();
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    document.addEventListener(sign, carry, { capture: true, passive: true });
  }
}
