import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getContent } from '../src/content-reader/content-cache.ts';
import { pictureIssues, readPictures } from './validate-images.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'pictures'));
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string) => join(root, 'pictures', name);
const save = (name: string, bytes: Uint8Array | string) => writeFileSync(at(name), bytes);

/** A picture with as much detail as a photograph. */
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

/** A HEIC image, as iPhones save: 16 by 16 red pixels. */
const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAABAAEAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHOAAEAAAAAAAAANAACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADVaXBycAAAALNpcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAEAAAABAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAADxtZGF0AAAAMCgBrxMhZmNA+BD3Z//rvBX/mSE/8zex6c7IR0DA0iCAm0BIk11QCxYQgId2pVbc+A==',
  'base64',
);

const [teacher] = getContent().teachers;

/** Content whose teachers have these pictures. */
const naming = (...files: string[]) => ({
  posts: [],
  pages: [],
  teachers: files.map((file, index) => ({
    id: `t${index}`,
    file: `teachers/t${index}.yaml`,
    data: { ...teacher!.data, photo: { file, alt: 'A teacher at a desk', focus: { x: 50, y: 50 } } },
  })),
});

/** The issues of teachers with these pictures. */
async function issues(...files: string[]): Promise<string[]> {
  const found = pictureIssues(naming(...files), await readPictures(root));
  return found.map((issue) => {
    const hint = issue.suggestion === undefined ? '' : ` → ${issue.suggestion}`;
    return `${issue.file} ${issue.field} ${String(issue.value)}: ${issue.message}${hint}`;
  });
}
const saying = (message: RegExp) => [expect.stringMatching(message)];

const poster = async () => {
  const bytes = await jpeg();
  // Height and width follow the start-of-frame marker.
  bytes.writeUInt32BE(0x2af8_2ee0, bytes.indexOf('ffc0', 'hex') + 5);
  return bytes;
};
const animation = async () => {
  const frame = () => photograph(500, 600).png().toBuffer();
  return sharp([await frame(), await frame()], { join: { animated: true } })
    .webp()
    .toBuffer();
};

describe('a file that cannot be shown is refused with what to do', () => {
  const files: [name: string, bytes: () => Promise<Uint8Array | string>, says: RegExp][] = [
    ['cut.jpg', async () => (await jpeg()).subarray(0, -5000), /only a part: copy/],
    ['zeros.jpg', async () => (await jpeg()).fill(0, 20_000), /only a part: copy/],
    ['cut.png', async () => (await photograph().png().toBuffer()).subarray(0, 50_000), /only a part: copy/],
    ['empty.jpg', async () => '', /is empty: copy/],
    ['error-page.jpg', async () => '<!doctype html><title>Not found</title>', /no picture .*as a JPEG/],
    ['phone.jpg', async () => heic, /HEIC: save it again as a JPEG/],
    ['clip.jpg', () => photograph(8, 8).gif().toBuffer(), /GIF: save it again as a JPEG/],
    ['camera.PNG', jpeg, /JPEG: rename the file to camera\.jpg/],
    ['waving.webp', animation, /animated: save one image/],
    ['poster.jpg', poster, /too large, 12000 × 11000 pixels: .*6000/],
    ['small.jpg', () => photograph(300, 900).jpeg().toBuffer(), /too small, 300 × 900 .*at least 440 × 550/],
    ['jo?50%.jpg', jpeg, /rename the file to jo-50-\.jpg/],
  ];
  it.each(files)('%s', async (name, bytes, says) => {
    save(name, await bytes());
    const [issue, ...others] = await issues(name);
    expect(issue).toMatch(says);
    expect(issue?.startsWith(`teachers/t0.yaml photo.file ${name}: `)).toBe(true);
    expect(others).toEqual([]);
  });

  it('one that no entry names, since the build reads it, too', async () => {
    save('letter.jpg', 'Dear all');
    save('notes.txt', 'Dear all');
    expect(await issues()).toEqual(saying(/^pictures\/letter\.jpg .*save it again as a JPEG/));
  });
});

describe('a photograph is accepted', () => {
  const files: [name: string, bytes: () => Promise<Uint8Array>][] = [
    ['Zoë O’Brien, “Jo” & co (1).JPEG', jpeg],
    ['print.jpg', () => photograph().toColorspace('cmyk').jpeg().toBuffer()],
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
});

it('a name in other letters or misspelled gets the right one', async () => {
  save('jo-park.jpg', await jpeg());
  expect(await issues('Jo-Park.JPG', 'jo-prak.jpg')).toEqual([
    expect.stringMatching(/no such file .*→ jo-park\.jpg/),
    expect.stringMatching(/no such file .*→ jo-park\.jpg/),
  ]);
});

it('reads a picture anew when another one takes its place', async () => {
  save('jo.jpg', await photograph(300, 300).jpeg().toBuffer());
  expect(await issues('jo.jpg')).toEqual(saying(/too small/));
  save('jo.jpg', await jpeg());
  expect(await issues('jo.jpg')).toEqual([]);
});
