import { renderToStaticMarkup } from 'react-dom/server';
import { VideoPoster } from '../illustrations/video-poster.tsx';
import { drawingStyle } from './drawing-style.ts';
import { svgToPng } from './svg-to-png.ts';

/** Draws what stands for a video on its page, by the video's position and title: a PNG of 1280 by 720 pixels. */
export function renderVideoPoster(position: number, title: string): Promise<Buffer> {
  const svg = renderToStaticMarkup(<VideoPoster position={position} title={title} />).replace(
    /<svg ([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" $1><style>${drawingStyle}</style>`,
  );
  return svgToPng(svg);
}
