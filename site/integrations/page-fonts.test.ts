import { describe, expect, it } from 'vitest';
import { charactersIn } from './page-fonts.ts';

const css = `.steps li::before{content:counter(step);font:700 1rem/1 var(--font-heading)}
@media (min-width:700px){h1,.mark:is(b,i){font-family:var(--font-heading)}}p{color:red}svg .hand{font-family:var(--font-hand)}`;
const page = (body: string) => `<html><head><style>${css}</style></head><body>${body}</body></html>`;

describe('the characters that a page writes in a face', () => {
  it('are those of the elements that its sheets name, whole, once and sorted', () => {
    expect(
      charactersIn(page('<h1>To <em>book</em></h1><p>not</p><b class="mark">z</b>'), '--font-heading'),
    ).toBe(' Tbkoz');
  });

  it('are all figures where a rule counts', () => {
    expect(charactersIn(page('<ol class="steps"><li>one</li></ol>'), '--font-heading')).toBe('0123456789');
  });

  it('are none in a face that the page has no words for', () => {
    expect(charactersIn(page('<h1>Title</h1>'), '--font-hand')).toBe('');
  });
});
