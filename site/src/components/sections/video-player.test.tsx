// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { VideoPlayer } from './video-player.tsx';

const video = {
  title: 'Grace: why I teach here',
  by: 'Grace · Teacher',
  address: 'https://youtu.be/BrightBrd05?t=5',
  player: 'about:blank',
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

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

it('stays a link when the address cannot be read', () => {
  render(<VideoPlayer {...video} player={null} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe(video.address);
});
