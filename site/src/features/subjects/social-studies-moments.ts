interface Moment {
  /** When, as it stands on the line of time. */
  date: string;
  /** What the area's drawing shows. */
  event: string;
}

/** A moment for each area of social studies, by its title, in the order of time. */
export const socialStudiesMoments: Readonly<Record<string, Moment>> = {
  'World History': { date: '3200 BC', event: 'first writing, on clay' },
  'American History': { date: '1776', event: 'independence is declared' },
  Geography: { date: '1884', event: 'one prime meridian for all maps' },
  'Civics & Government': { date: '1920', event: 'women win the vote' },
  Economics: { date: '1929', event: 'the stock market crashes' },
  'AP Social Studies': { date: 'Each May', event: 'AP exams' },
};
