import { describe, expect, it } from 'vitest';
import type { Navigation } from '../model/navigation.ts';
import { readSettings } from '../model/read-settings.ts';
import { settings } from '../model/settings.ts';
import { dialedNumber, mailLink, offeredNavigation, phoneLink, resolveLink } from './link-target.ts';

const none = { blog: undefined, videoChannel: undefined, podcast: undefined, social: undefined };
const bare = settings.parse({ ...readSettings(), ...none, hiddenPages: [] });
const whole = {
  ...bare,
  blog: { url: 'https://blog.test' },
  videoChannel: 'https://youtube.test/lane',
  social: { facebook: 'https://facebook.test/lane' },
};

describe('resolveLink', () => {
  it('follows a name to the settings', () => {
    expect(resolveLink('setting:facebook', whole)).toEqual({
      href: whole.social.facebook,
      external: true,
    });
  });

  it('follows the podcast to its playlist, and to the channel where there is none', () => {
    const podcast = 'https://www.youtube.com/playlist?list=PL1';
    expect(resolveLink('setting:podcast', { ...whole, podcast })?.href).toBe(podcast);
    expect(resolveLink('setting:podcast', whole)?.href).toBe(whole.videoChannel);
  });

  it('leads nowhere where the business has no such place', () => {
    expect(resolveLink('setting:blog', bare)).toBeNull();
    expect(resolveLink('setting:facebook', bare)).toBeNull();
  });
});

describe('offeredNavigation', () => {
  const navigation: Navigation = {
    bar: [
      { label: 'Home', to: '/' },
      { label: 'Read', links: [{ label: 'Blog', to: 'setting:blog' }] },
      { label: 'Podcast', to: '/podcast' },
    ],
    callToAction: { label: 'Book', labelOnSmallScreens: 'Book', to: '/free-consultation' },
    footer: [
      { heading: 'More', links: [{ label: 'Blog', to: 'setting:blog' }] },
      { heading: 'Help', links: [{ label: 'Contact', to: '/contact-us' }] },
    ],
    landingFooter: [{ label: 'Terms', to: '/terms-of-service' }],
    social: [{ label: 'Facebook', to: 'setting:facebook' }],
    chatLabel: 'Chat',
  };

  it('is as it is written where the business has everything', () => {
    expect(offeredNavigation(navigation, whole)).toEqual(navigation);
  });

  it('leaves out what leads nowhere, with the groups and columns that it empties', () => {
    const left = offeredNavigation(navigation, bare);
    expect(left.bar).toEqual([{ label: 'Home', to: '/' }]);
    expect(left.footer.map(({ heading }) => heading)).toEqual(['Help']);
    expect(left.social).toEqual([]);
  });
});

it('a phone dials the number, and its extension once it is answered', () => {
  expect(phoneLink('+44 20 7946 0958')).toBe('tel:+442079460958');
  expect(phoneLink('+1 239 201 4455 ext. 12')).toBe('tel:+12392014455;ext=12');
  expect(dialedNumber('+1 239 201 4455 ext. 12')).toBe('+12392014455;ext=12');
});

it.each(['Name:\nGrade:', 'Name:\r\nGrade:'])('breaks the lines of a mail as RFC 6068 asks: %j', (body) => {
  expect(mailLink('a@example.com', 'One & two', body)).toBe(
    'mailto:a@example.com?subject=One%20%26%20two&body=Name%3A%0D%0AGrade%3A',
  );
});
