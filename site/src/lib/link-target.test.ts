import { expect, it } from 'vitest';
import type { Navigation } from '../model/navigation.ts';
import { readSettings } from '../content-reader/read-settings.ts';
import { dialedNumber, mailLink, offeredNavigation, phoneLink, resolveLink } from './link-target.ts';

const none = { blog: undefined, videoChannel: undefined, podcast: undefined, social: {} };
const bare = { ...readSettings(), ...none, hiddenPages: [] };
const whole = { ...bare, blog: { url: 'https://blog.test' }, videoChannel: 'https://youtube.test/lane' };
const podcast = 'https://www.youtube.com/playlist?list=PL1';

it.each([
  ['setting:blog', whole, 'https://blog.test'],
  ['setting:podcast', { ...whole, podcast }, podcast],
  // Where there is no playlist, the channel.
  ['setting:podcast', whole, whole.videoChannel],
  ['setting:blog', bare, undefined],
  ['/schedule?about=Mondays', { ...bare, hiddenPages: ['/schedule' as const] }, undefined],
])('%s leads where the settings say, or nowhere', (to, given, href) => {
  expect(resolveLink(to, given)).toEqual(href === undefined ? null : { href, external: true });
});

it('navigation leaves out what leads nowhere, with the groups and columns that it empties', () => {
  const blog = { label: 'Blog', to: 'setting:blog' };
  const home = { label: 'Home', to: '/' };
  const help = { heading: 'Help', links: [{ label: 'Contact', to: '/contact-us' }] };
  const navigation: Navigation = {
    bar: [home, { label: 'Read', links: [blog] }, { label: 'Podcast', to: '/podcast' }],
    callToAction: { label: 'Book', labelOnSmallScreens: 'Book', to: '/free-consultation' },
    footer: [{ heading: 'More', links: [blog] }, help],
    landingFooter: [{ label: 'Terms', to: '/terms-of-service' }],
    social: [blog],
    chatLabel: 'Chat',
  };
  expect(offeredNavigation(navigation, whole)).toEqual(navigation);
  expect(offeredNavigation(navigation, bare)).toEqual({
    ...navigation,
    bar: [home],
    footer: [help],
    social: [],
  });
});

it.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['+1 239 201 4455 ext. 12', '+12392014455;ext=12'],
])('a phone dials %s, and its extension once it is answered', (phone, dialed) => {
  expect([dialedNumber(phone), phoneLink(phone)]).toEqual([dialed, `tel:${dialed}`]);
});

it.each(['Name:\nGrade:', 'Name:\r\nGrade:'])('breaks the lines of a mail as RFC 6068 asks: %j', (body) => {
  expect(mailLink('a@example.com', 'One & two', body)).toBe(
    'mailto:a@example.com?subject=One%20%26%20two&body=Name%3A%0D%0AGrade%3A',
  );
});
