export const subjectIcons = ['calculator', 'flask', 'book', 'globe', 'pencil', 'chat', 'laptop'] as const;
/** A drawn line icon. */
export type IconName = (typeof subjectIcons)[number] | 'calendar' | 'check' | 'mail' | 'phone';
