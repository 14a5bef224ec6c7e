import type { Settings } from './settings.ts';

/** URLs in the owner's settings to which content links by name, so that each URL is in one file only. */
export const linkableSettings: Readonly<Record<string, (settings: Settings) => string | undefined>> = {
  blog: ({ blog }) => blog?.url,
  chat: ({ chat }) => chat,
  videoChannel: ({ videoChannel }) => videoChannel,
  podcast: ({ podcast, videoChannel }) => podcast ?? videoChannel,
  reviewSite: ({ reviews }) => reviews?.site,
  districtPage: ({ districtPage }) => districtPage,
  externalPrivacy: ({ externalPrivacy }) => externalPrivacy,
  externalTerms: ({ externalTerms }) => externalTerms,
  facebook: ({ social }) => social.facebook,
  instagram: ({ social }) => social.instagram,
  youtube: ({ social }) => social.youtube,
};
