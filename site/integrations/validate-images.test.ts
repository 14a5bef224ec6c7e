import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Content } from '../src/model/content.ts';
import { pictureIssues, readPictures, unnamedPictures } from './validate-images.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'pictures'));
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string) => join(root, 'pictures', name);
const save = (name: string, bytes: Uint8Array | string) => writeFileSync(at(name), bytes);

/** A picture with as much detail as photographs have. */
const photograph = (width = 500, height = 600): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const jpeg = () => photograph().jpeg().toBuffer();

/** One image of the kind that iPhones save: 16 by 16 pixels of red. */
const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAABAAEAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHOAAEAAAAAAAAANAACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADVaXBycAAAALNpcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAEAAAABAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAADxtZGF0AAAAMCgBrxMhZmNA+BD3Z//rvBX/mSE/8zex6c7IR0DA0iCAm0BIk11QCxYQgId2pVbc+A==',
  'base64',
);

/** Content whose teachers name these pictures. */
const naming = (...files: string[]) =>
  ({
    posts: [],
    pages: [],
    teachers: files.map((file, index) => ({
      id: `t${index}`,
      file: `teachers/t${index}.yaml`,
      data: { photo: { file, alt: 'A teacher at a desk', focus: { x: 50, y: 50 } } },
    })),
  }) as unknown as Pick<Content, 'teachers' | 'posts' | 'pages'>;

/** What the check says of the teachers who name these pictures. */
async function issues(...files: string[]): Promise<string[]> {
  const found = pictureIssues(naming(...files), await readPictures(root));
  return found.map((issue) => {
    const hint = issue.suggestion === undefined ? '' : ` → ${issue.suggestion}`;
    return `${issue.file} ${issue.field} ${String(issue.value)}: ${issue.message}${hint}`;
  });
}
const saying = (message: RegExp) => [expect.stringMatching(message)];

const frames = async () => [
  await photograph(40, 40).png().toBuffer(),
  await photograph(40, 40).png().toBuffer(),
];

describe('a file that cannot be shown is refused with what to do', () => {
  const files: [name: string, bytes: () => Promise<Uint8Array | string>, says: RegExp][] = [
    ['cut.jpg', async () => (await jpeg()).subarray(0, 3000), /only a part: copy/],
    ['nearly-whole.jpg', async () => (await jpeg()).subarray(0, -5000), /only a part: copy/],
    ['zeros.jpg', async () => (await jpeg()).fill(0, 20_000), /only a part: copy/],
    [
      'cut.webp',
      async () => (await photograph().webp().toBuffer()).subarray(0, 3000),
      /save it again as a JPEG/,
    ],
    ['empty.jpg', async () => '', /is empty: copy/],
    ['error-page.jpg', async () => '<!doctype html><title>Not found</title>', /no picture .*as a JPEG/],
    ['phone.jpg', async () => heic, /HEIC: save it again as a JPEG/],
    [
      'drawing.png',
      async () => '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
      /SVG: rename the file to drawing\.svg/,
    ],
    ['new.jpg', () => photograph().avif({ effort: 0 }).toBuffer(), /AVIF: rename the file to new\.avif/],
    ['shot.jpeg', () => photograph().png().toBuffer(), /PNG: rename the file to shot\.png/],
    [
      'waving.webp',
      async () =>
        sharp(await frames(), { join: { animated: true } })
          .webp()
          .toBuffer(),
      /animated: save one image/,
    ],
    [
      'waving.png',
      async () => {
        const png = await photograph().png().toBuffer();
        // The control chunk of an animation stands before the first image: its length, its name, two numbers, a checksum.
        const control = Buffer.from('000000086163544c000000020000000000000000', 'hex');
        return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
      },
      /animated: save one image/,
    ],
    [
      'poster.jpg',
      async () => {
        const bytes = await jpeg();
        // Height and width stand behind the mark of the frame's start.
        bytes.writeUInt32BE(0x2af8_2ee0, bytes.indexOf('ffc0', 'hex') + 5);
        return bytes;
      },
      /too large, 12000 × 11000 pixels: .*6000/,
    ],
    [
      'small.jpg',
      () => photograph(300, 900).jpeg().toBuffer(),
      /too small, 300 × 900 pixels: .*at least 440 × 550/,
    ],
    ['jo?50%.jpg', jpeg, /rename the file to jo-50-\.jpg/],
  ];
  it.each(files)('%s', async (name, bytes, says) => {
    save(name, await bytes());
    const [issue, ...others] = await issues(name);
    expect(issue).toMatch(says);
    expect(issue?.startsWith(`teachers/t0.yaml photo.file ${name}: `)).toBe(true);
    expect(others).toEqual([]);
  });

  it('a folder and a link', async () => {
    mkdirSync(at('album.jpg'));
    symlinkSync(join(root, 'gone.jpg'), at('link.jpg'));
    expect(await issues('album.jpg', 'link.jpg')).toEqual([
      expect.stringMatching(/^teachers\/t0.*put the picture itself there/),
      expect.stringMatching(/^teachers\/t1.*put the picture itself there/),
    ]);
  });

  it('one that no entry names, since the build reads it, too', async () => {
    save('letter.jpg', 'Dear all');
    save('notes.txt', 'Dear all');
    expect(await issues()).toEqual(saying(/^pictures\/letter\.jpg .*save it again as a JPEG/));
  });
});

describe('a photograph is accepted', () => {
  const files: [name: string, bytes: () => Promise<Uint8Array>][] = [
    ['IMG 2034.JPG', jpeg],
    ['Zoë O’Brien, “Jo” & co (1).jpeg', jpeg],
    ['print.jpg', () => photograph().toColorspace('cmyk').jpeg().toBuffer()],
    ['upright.jpg', () => photograph(560, 440).withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ['padded.jpg', async () => Buffer.concat([await jpeg(), Buffer.alloc(4096)])],
  ];
  it.each(files)('%s', async (name, bytes) => {
    save(name, await bytes());
    expect(await issues(name)).toEqual([]);
  });

  it.each(['NFC', 'NFD'])(
    'under a name that the disk or the entry writes with taken-apart letters: %s',
    async (form) => {
      const other = form === 'NFC' ? 'NFD' : 'NFC';
      save('Zoë.jpg'.normalize(form), await jpeg());
      expect(await issues('Zoë.jpg'.normalize(other))).toEqual([]);
      save('Zoë.jpg'.normalize(other), await jpeg());
      expect(await issues('Zoë.jpg')).toEqual(saying(/two files .*: rename one/));
    },
  );

  it('with its size as it is held', async () => {
    save('turned.jpg', await photograph(600, 440).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(await readPictures(root)).toEqual([{ name: 'turned.jpg', width: 440, height: 600 }]);
  });
});

it('a name in other letters or misspelled gets the right one', async () => {
  save('jo-park.jpg', await jpeg());
  expect(await issues('Jo-Park.JPG', 'jo-prak.jpg')).toEqual([
    expect.stringMatching(/no such file .*→ jo-park\.jpg/),
    expect.stringMatching(/no such file .*→ jo-park\.jpg/),
  ]);
});

it('tells pictures that no entry names', async () => {
  for (const name of ['used.jpg', 'left.jpg']) save(name, await jpeg());
  expect(unnamedPictures(naming('used.jpg'), await readPictures(root))).toMatchObject([{ name: 'left.jpg' }]);
});

it('reads a picture anew when another one takes its place', async () => {
  save('jo.jpg', await photograph(300, 300).jpeg().toBuffer());
  expect(await issues('jo.jpg')).toEqual(saying(/too small/));
  save('jo.jpg', await jpeg());
  expect(await issues('jo.jpg')).toEqual([]);
});
