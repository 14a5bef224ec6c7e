import type { Settings } from './settings.ts';

/** Addresses of the owner's settings that content may link to by name, so that each stands in one file only. */
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
