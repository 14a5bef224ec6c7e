// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keepUtmParams } from './utm-params.ts';

function linkAfter(sign: string, href: string, address: string): string | null {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<a href="${href}"><b>on</b></a>`;
  keepUtmParams();
  document.querySelector('b')?.dispatchEvent(new Event(sign, { bubbles: true }));
  return document.querySelector('a')?.getAttribute('href') ?? null;
}

it('touches no link on a page without a campaign', () => {
  expect(linkAfter('pointerover', '/faq', '/?email=a')).toBe('/faq');
});

it.each(['pointerover', 'pointerdown', 'focusin', 'click'])('gives a link the campaign on %s', (sign) => {
  const href = linkAfter(sign, '/faq?a=1#x', '/sat-prep?UTM_Source=ad&utm_term=a&gclid=G1&fbclid=F1&email=a');
  expect(new URL(href ?? '', location.href).search).toBe('?a=1&utm_source=ad&utm_term=a');
  expect(href).toMatch(/#x$/);
});

it('leaves other sites, mail and what the link says itself alone', () => {
  const page = '/?utm_source=ad';
  expect(linkAfter('click', 'https://blog.example.com/', page)).toBe('https://blog.example.com/');
  expect(linkAfter('click', 'mailto:a@example.com', page)).toBe('mailto:a@example.com');
  expect(linkAfter('click', '/faq?utm_source=own&utm_term=own', page)).toBe(
    '/faq?utm_source=own&utm_term=own',
  );
});
