// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTrustWidget } from './trust-widget.ts';
import { TrustReviews } from './trust-reviews.tsx';

vi.mock('./trust-widget.ts', () => ({ startTrustWidget: vi.fn() }));

const stop = vi.fn();
const started = vi.mocked(startTrustWidget);
const props = {
  widget: {
    templateId: 'template-1',
    businessUnitId: 'unit-1',
    locale: 'en-US',
    height: 240,
    minReviewCount: 10,
  },
  site: 'https://reviews.example.com/brightboard',
  label: 'Brightboard on reviews.example.com',
  note: '(another site, opens in a new tab)',
  parentReviews: 15,
};

beforeEach(() => {
  started.mockReset();
  started.mockReturnValue(stop);
  stop.mockReset();
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'prerendering');
});

describe('TrustReviews', () => {
  it('is served with the settings of the widget and a link to the review site inside', () => {
    document.body.innerHTML = renderToString(<TrustReviews {...props} />);
    const widget = document.querySelector<HTMLElement>('.trustpilot-widget');
    expect({ ...widget?.dataset }).toEqual({
      locale: 'en-US',
      templateId: 'template-1',
      businessunitId: 'unit-1',
      styleHeight: '240px',
      styleWidth: '100%',
      theme: 'light',
      minReviewCount: '10',
    });
    expect(widget?.querySelector('a')?.href).toBe(props.site);
    expect(widget?.querySelector('a span')?.innerHTML).toBe('Brightboard on reviews.<wbr>example.<wbr>com');
    expect(started).not.toHaveBeenCalled();
    document.body.replaceChildren();
  });

  it('starts with its element when it appears, and stops when it is taken away', () => {
    const { container, unmount } = render(<TrustReviews {...props} />);
    expect(started).toHaveBeenCalledWith(container.querySelector('.trustpilot-widget'), 15);
    unmount();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('does not start while the page is prerendered', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    render(<TrustReviews {...props} />);
    expect(started).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(started).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link')).not.toBeNull();
  });
});
