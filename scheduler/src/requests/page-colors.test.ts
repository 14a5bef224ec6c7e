import { describe, expect, it } from 'vitest';
import { pageSheets } from './page-colors.ts';

const colorSheet = (asked: [string, string][], own = {}): string =>
  pageSheets(new Map(asked), own).calendar.split('}').slice(1).join('}');

describe('page colors', () => {
  it('are taken when they can be read', () => {
    const sheet = colorSheet([
      ['background_color', '000'],
      ['text_color', '#ffffff'],
      ['primary_color', 'ffcc00'],
    ]);
    expect(sheet).toContain('--board:#000000');
    expect(sheet).toContain('--blue:#ffcc00');
  });

  it('are the owner’s where nothing else is asked for, and only those that the pages have', () => {
    const own = { blue: '#5b2a86', highlighter: '#00ff00' };
    expect(colorSheet([], own)).toContain(':root{--blue:#5b2a86}');
    expect(colorSheet([['primary_color', '0b6e53']], own)).toMatch(/--blue:#5b2a86}.*--blue:#0b6e53/);
    expect(colorSheet([['text_color', '000000']], own)).toMatch(/--blue:#5b2a86}:root.*--blue:#5b2a86/);
  });

  it('are left out when they cannot, or are no colors', () => {
    const usual = colorSheet([]);
    expect(
      colorSheet([
        ['background_color', 'ffffff'],
        ['text_color', 'eeeeee'],
      ]),
    ).toBe(usual);
    expect(colorSheet([['primary_color', 'red;}body{display:none']])).not.toContain('red;');
    expect(colorSheet([['primary_color', 'ffff00']])).not.toContain('ffff00');
  });
});
