import { describe, expect, it } from 'vitest';
import { readSettings } from '../site/src/model/read-settings.ts';
import { pagePolicy } from './content-security-policy.ts';

const widget = 'https://widget.trustpilot.com';

function directive(page: string | undefined, name: string): string {
  const policy = pagePolicy(readSettings(), { scripts: [], styles: [] }, page);
  return policy.split('; ').find((text) => text.startsWith(`${name} `)) ?? '';
}

describe('the review widget’s origin', () => {
  it.each(['script-src', 'frame-src'])('is allowed on /testimonials (%s)', (name) => {
    expect(directive('testimonials.html', name)).toContain(widget);
  });

  it.each(['index.html', 'free-consultation.html', undefined])('is allowed on no other page (%s)', (page) => {
    expect(directive(page, 'script-src')).not.toContain(widget);
    expect(directive(page, 'frame-src')).not.toContain(widget);
  });
});
