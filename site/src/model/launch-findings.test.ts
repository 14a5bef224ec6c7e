import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { launchFindings } from './launch-findings.ts';
import { readContent, type Content } from './read-content.ts';

const shipped = readContent(fileURLToPath(new URL('../../content', import.meta.url)));
const fields = (content: Content) => launchFindings(content).map(({ file, field }) => `${file} ${field}`);

describe('launchFindings', () => {
  it('names each placeholder setting with its file', () => {
    const found = fields(shipped);
    for (const field of [
      'origin',
      'mail.general',
      'blog.articles.49',
      'chat',
      'business.founder',
      'approvedVendor.florida',
    ]) {
      expect(found).toContain(`settings.yaml ${field}`);
    }
    expect(found).toContain('settings.yaml scheduler.events.test-prep');
  });

  it('counts every sample entry and draft', () => {
    const found = fields(shipped);
    expect(found.filter((line) => line.startsWith('testimonials.yaml'))).toHaveLength(21);
    expect(found.filter((line) => line.startsWith('teachers/'))).toHaveLength(18);
    expect(found.filter((line) => line.startsWith('legal/'))).toHaveLength(2);
  });

  it('finds nothing once all of it is replaced', () => {
    const real = structuredClone(shipped);
    const text = JSON.stringify(real)
      .replaceAll('example.com', 'brightboard.test')
      .replaceAll('http://localhost:4322', 'https://calendly.com')
      .replaceAll('"unconfirmed"', '"confirmed"')
      .replaceAll('"sample":true', '"sample":false')
      .replaceAll('"draft":true', '"draft":false')
      .replace(/"samples":\[[^\]]*\]/, '"samples":[]');
    expect(launchFindings(JSON.parse(text) as Content)).toEqual([]);
  });
});
