import { describe, expect, it } from 'vitest';
import { readSettings } from '../../model/read-settings.ts';
import { fillOwnerValues, mainHeadings } from './legal-text.ts';

const settings = readSettings();

describe('fillOwnerValues', () => {
  it('puts the names in as text and the addresses as mail links', () => {
    const html = fillOwnerValues(
      '<p>{{business.name}}, {{ business.legalName }}: {{mail.general}}, {{mail.support}}</p>',
      settings,
    );
    const { business, mail } = settings;
    expect(html).toBe(
      `<p>${business.name}, ${business.legalName}: ` +
        `<a href="mailto:${mail.general}">${mail.general}</a>, ` +
        `<a href="mailto:${mail.support}">${mail.support}</a></p>`,
    );
  });

  it('escapes what is special in HTML', () => {
    const business = { ...settings.business, legalName: 'Pen & <Board>' };
    expect(fillOwnerValues('{{business.legalName}}', { ...settings, business })).toBe(
      'Pen &amp; &lt;Board&gt;',
    );
  });

  it('refuses a name it does not know', () => {
    expect(() => fillOwnerValues('{{business.fax}}', settings)).toThrow('business.fax');
  });
});

describe('mainHeadings', () => {
  it('keeps the headings of the second level', () => {
    const headings = [2, 3, 2].map((depth, index) => ({ depth, slug: `h${index}`, text: `H${index}` }));
    expect(mainHeadings(headings).map((heading) => heading.slug)).toEqual(['h0', 'h2']);
  });
});
