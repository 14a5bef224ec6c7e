// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

it('is served as a plain link to the video, without a player', () => {
  document.body.innerHTML = renderToString(<VideoPlayer {...video} />);
  const link = screen.getByRole('link', { name: /^Watch “Grace: why I teach here”/ });
  expect(link.getAttribute('href')).toBe(video.address);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(document.querySelector('iframe')).toBeNull();
});

it('plays in its place once it is hydrated', () => {
  const { container } = render(<VideoPlayer {...video} />);
  fireEvent.click(screen.getByRole('link', { name: `Watch “${video.title}”` }));
  expect(container.querySelector('iframe')?.title).toBe(`Video: ${video.title}`);
});

it('stays a link when the address cannot be read', () => {
  render(<VideoPlayer {...video} player={null} />);
  expect(screen.getByRole('link', { name: /new tab/ }).getAttribute('href')).toBe(video.address);
});
