import type { Page } from '@playwright/test';

/** The text of what has the focus, as its reader would name it. */
export function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '');
}

/** Presses Tab until something with this text has the focus. @throws Error when it never does. */
export async function tabTo(page: Page, text: RegExp, limit = 80): Promise<void> {
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    if (text.test(await focusedText(page))) return;
  }
  throw new Error(
    `Tab never reached ${text} within ${limit} stops; the focus is on "${await focusedText(page)}".`,
  );
}

/** Goes to something by Tab and follows it with Enter. */
export async function follow(page: Page, text: RegExp): Promise<void> {
  await tabTo(page, text);
  await page.keyboard.press('Enter');
}
