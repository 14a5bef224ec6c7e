// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { VideoPlayer } from './video-player.tsx';

const video = {
  title: 'Grace: why I teach here',
  by: 'Grace · Teacher',
  address: 'https://youtu.be/BrightBrd05?t=5',
  // A page of nothing: the tests fetch no player.
  player: 'about:blank',
};

beforeAll(() => {
  // The frame may load its page of nothing; otherwise the document reports that it may not.
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
  happyDOM.settings['enableIframePageLoading'] = true;
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('VideoPlayer', () => {
  it('is served as a plain link to the video, without a button', () => {
    document.body.innerHTML = renderToString(<VideoPlayer {...video} />);
    const link = screen.getByRole('link', { name: /^Watch “Grace: why I teach here”/ });
    expect(link.getAttribute('href')).toBe(video.address);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(document.querySelector('button, iframe')).toBeNull();
  });

  it('becomes a button, which takes over the focus of the link', async () => {
    document.body.innerHTML = renderToString(<VideoPlayer {...video} />);
    screen.getByRole('link').focus();
    await act(async () => {
      hydrateRoot(document.body, <VideoPlayer {...video} />);
    });
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Play “${video.title}”` }));
  });

  it('sets the player, and moves the focus to it, only when the button is pressed', () => {
    const { container } = render(<VideoPlayer {...video} />);
    expect(container.querySelector('iframe')).toBeNull();
    fireEvent.click(screen.getByRole('button'));
    const frame = container.querySelector('iframe');
    expect(frame?.getAttribute('src')).toBe(video.player);
    expect(frame?.title).toBe(`Video: ${video.title}`);
    expect(frame?.getAttribute('allow')).toBe('autoplay; encrypted-media; picture-in-picture; fullscreen');
    expect(frame?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    expect(document.activeElement).toBe(frame);
  });

  it('stays a link when the address cannot be read', () => {
    render(<VideoPlayer {...video} player={null} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe(video.address);
  });
});
