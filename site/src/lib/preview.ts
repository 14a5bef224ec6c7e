/** Set by `npm run build:production` alone, and only once the launch check has passed. */
export const launchCheckPassed = { LAUNCH_CHECK: 'passed' } as const;

/** Whether this build may still hold samples and unconfirmed claims. */
export const isPreview = process.env['LAUNCH_CHECK'] !== launchCheckPassed.LAUNCH_CHECK;
