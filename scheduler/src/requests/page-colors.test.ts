import { describe, expect, it } from 'vitest';
import { colorSheet } from './page-colors.ts';

describe('page colors', () => {
  it('are taken when they can be read', () => {
    const sheet = colorSheet(
      new Map([
        ['background_color', '000'],
        ['text_color', '#ffffff'],
        ['primary_color', 'ffcc00'],
      ]),
    );
    expect(sheet).toContain('--board:#000000');
    expect(sheet).toContain('--blue:#ffcc00');
  });

  it('are left out when they cannot, or are no colors', () => {
    expect(
      colorSheet(
        new Map([
          ['background_color', 'ffffff'],
          ['text_color', 'eeeeee'],
        ]),
      ),
    ).toBe('');
    expect(colorSheet(new Map([['primary_color', 'red;}body{display:none']]))).not.toContain('display');
    expect(colorSheet(new Map([['primary_color', 'ffff00']]))).not.toContain('ffff00');
  });
});
