import { expect, it } from 'vitest';
import { navigation } from './navigation.ts';

/** The first message about a bar with these labels. */
function messageFor(labels: readonly string[], action = 'Free Consultation'): string | undefined {
  const link = { label: 'FAQ', to: '/faq' };
  const result = navigation.safeParse({
    bar: labels.map((label) => ({ label, to: '/faq' })),
    callToAction: { label: action, labelOnSmallScreens: action, to: '/faq' },
    footer: [{ heading: 'More', links: [link, link] }],
    landingFooter: [link],
    social: [],
    chatLabel: 'Chat',
  });
  return result.error?.issues[0]?.message;
}

it('takes seven labels that fit beside each other, and refuses more with the reason', () => {
  const seven = [
    'Home',
    'Our Services',
    'Testimonials',
    'Blog',
    'Podcast',
    'Meet Our Teachers',
    'Are You a Teacher?',
  ];
  expect(messageFor(seven)).toBeUndefined();
  expect(messageFor([...seven, 'FAQ'])).toMatch(/at most 7 .*does not fit/);
  expect(messageFor(seven.map((label) => `${label}, and`))).toMatch(/shorten them by \d+ letters/);
  expect(messageFor(['Home', 'Services', 'x'.repeat(60), 'y'.repeat(30)])).toMatch(/do not fit into the bar/);
  expect(messageFor(seven, 'Schedule Your Free Consultation')).toMatch(/do not fit into the bar/);
});
