/** What a page may embed from other hosts; its content security policy lets in what it declares. */
export const embeds = ['calendar', 'video', 'reviews', 'analytics'] as const;
export type Embed = (typeof embeds)[number];
