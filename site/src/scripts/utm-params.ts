import { campaignIn } from '../lib/campaign.ts';

/**
 * Keeps a visitor's campaign with them without storing anything: on a page whose address names one, each link to a page
 * of this site is given the same parameters at the first sign that it will be followed, so that a prerendered page is
 * the one that is opened. On any other page it does nothing.
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
