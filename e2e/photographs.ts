import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { setValues } from '../tools/launch/edit-yaml.ts';
import { readContent } from '../site/src/model/read-content.ts';

type Size = readonly [width: number, height: number];
const flat: Size = [1200, 900];
/** As telephones and croppers leave them: upright, flat, large, and far narrower and wider than any place. */
const sizes: readonly Size[] = [[900, 1125], flat, [4000, 6000], [440, 1320], [1320, 440]];

/** A red face with a blue chin: where the red is, the focus is. */
const face = (size: number, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="50%" cy="50%" r="45%" fill="#c33"/><circle cx="50%" cy="80%" r="20%" fill="${ground}"/></svg>`;

/** Writes a photograph of a blurred room, with some grain, as photographs have, and a face in its upper left. */
async function writePhotograph(file: string, [width, height]: Size, index: number): Promise<void> {
  const noise = { type: 'gaussian' as const, mean: 140, sigma: 50 };
  const room = sharp({ create: { width: 120, height: 120, channels: 3, background: '#987', noise } });
  const short = Math.min(width, height);
  const side = Math.round(short / 2);
  const input = Buffer.from(face(side, `hsl(${200 + index}, 60%, 40%)`));
  const head = { input, left: Math.round(short / 10), top: Math.round(short / 10) };
  const large = room.resize(width, height, { fit: 'fill' });
  await large.composite([head]).jpeg({ quality: 92 }).toFile(file);
}

/** Where the head of such a photograph is, in percent of its sides. */
const focus = { x: 30, y: 30 };

/**
 * Gives every teacher, the posts and the page for districts in a copied project photographs of their own, as an owner
 * would, in place of the drawings.
 */
export async function addPhotographs(folder: string): Promise<void> {
  const content = join(folder, 'site/content');
  mkdirSync(join(content, 'pictures'), { recursive: true });
  const add = async (name: string, size: Size, index: number) => {
    await writePhotograph(join(content, 'pictures', name), size, index);
    return { file: name, alt: `Photograph ${name} in a room`, focus };
  };
  for (const [index, { file }] of readContent(content).teachers.entries()) {
    // Telephones name them like this, and are held upright or not.
    const photo = await add(`IMG ${2000 + index}.JPG`, sizes[index % sizes.length]!, index);
    setValues(content, file, { photo });
  }
  for (const index of readContent(content).posts.keys())
    setValues(content, 'posts.yaml', {
      [`${index}.photo`]: await add(`post-${index}.jpeg`, flat, 30 + index),
    });
  setValues(content, 'pages/school-districts.yaml', { photo: await add('district.jpg', flat, 60) });
}
