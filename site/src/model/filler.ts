/** How every text starts that `npm run new` writes for somebody to replace; the launch check looks for it. */
export const fillerStart = 'Replace this text';
