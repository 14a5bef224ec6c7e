import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';

type Size = readonly [width: number, height: number];
const upright: Size = [900, 1125];
const flat: Size = [1200, 900];

/** A red face with a blue chin: where the red is, the focus is. */
const face = (size: number, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="50%" cy="50%" r="45%" fill="#c33"/><circle cx="50%" cy="80%" r="20%" fill="${ground}"/></svg>`;

/** A blurred room with some grain, which takes as many bytes as a photograph of one. */
async function room([width, height]: Size): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 140, sigma: 50 };
  const grain = sharp({ create: { width: 120, height: 120, channels: 3, background: '#987', noise } }).png();
  const large = sharp(await grain.toBuffer()).resize(width, height, { fit: 'fill' });
  return large.png({ compressionLevel: 1 }).toBuffer();
}

/** Writes a photograph of a room with a face in its upper left. */
async function writePhotograph(
  file: string,
  ground: Buffer,
  [width, height]: Size,
  index: number,
): Promise<void> {
  const side = Math.round(Math.min(width, height) / 2);
  const input = Buffer.from(face(side, `hsl(${200 + index}, 60%, 40%)`));
  const head = { input, left: Math.round(width / 10), top: Math.round(height / 10) };
  await sharp(ground).composite([head]).jpeg({ quality: 92 }).toFile(file);
}

/** Where the head of such a photograph is, in percent of its sides. */
const focus = { x: 30, y: 30 };

function setIn(file: string, path: readonly (string | number)[], value: unknown): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.setIn(path, value);
  writeFileSync(file, document.toString());
}

/**
 * Gives every teacher, the posts and the page for districts in a copied project photographs of their own, as an owner
 * would, and takes the drawn portraits away.
 */
export async function addPhotographs(folder: string): Promise<void> {
  const content = join(folder, 'site/content');
  mkdirSync(join(content, 'pictures'), { recursive: true });
  const rooms = new Map([upright, flat].map((size) => [size, room(size)]));
  const add = async (name: string, size: Size, index: number) => {
    await writePhotograph(join(content, 'pictures', name), (await rooms.get(size)) as Buffer, size, index);
    return { file: name, alt: `Photograph ${name} in a room`, focus };
  };
  for (const [index, file] of readdirSync(join(content, 'teachers')).entries()) {
    const path = join(content, 'teachers', file);
    const document = parseDocument(readFileSync(path, 'utf8'));
    document.delete('portrait');
    // Telephones name them like this, and are held upright or not.
    document.set('photo', await add(`IMG ${2000 + index}.JPG`, index % 2 ? upright : flat, index));
    writeFileSync(path, document.toString());
  }
  const posts = parseDocument(readFileSync(join(content, 'posts.yaml'), 'utf8')).toJS() as object[] | null;
  for (const index of posts?.keys() ?? []) {
    setIn(join(content, 'posts.yaml'), [index, 'photo'], await add(`post-${index}.jpeg`, flat, 30 + index));
  }
  const district = await add('district.jpg', flat, 60);
  setIn(join(content, 'pages/school-districts.yaml'), ['photo'], district);
}
