export const subjectIcons = ['calculator', 'flask', 'book', 'globe', 'pencil', 'chat', 'laptop'] as const;
export type IconName = (typeof subjectIcons)[number] | 'calendar' | 'check' | 'mail' | 'phone';
