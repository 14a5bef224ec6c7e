/** The environment variable that `npm run build:production` sets after the launch check has passed. */
export const launchCheckPassed = { LAUNCH_CHECK: 'passed' } as const;

/** Whether this build may hold samples and unconfirmed claims. */
export const isPreview = process.env['LAUNCH_CHECK'] !== launchCheckPassed.LAUNCH_CHECK;
