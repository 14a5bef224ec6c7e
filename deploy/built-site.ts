import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageHashes } from '../site/integrations/script-and-style-hashes.ts';
import { readSettings } from '../site/src/model/read-settings.ts';
import { redirects } from '../site/src/model/routes.ts';
import { fileNames } from './file-store.ts';
import { hashedFileHeaders, hashedFolder, pageHeaders, plainFileHeaders, type Headers } from './headers.ts';

const siteFolder = fileURLToPath(new URL('../site/', import.meta.url));

/** Where the build lies. */
export const buildFolder = join(siteFolder, 'dist');
const hashesFile = join(siteFolder, '.build/page-hashes.json');

/** For somebody to read: there is nothing to serve. */
export class NoBuildError extends Error {
  constructor() {
    super('There is no build to serve. Run `npm run build` first, or `npm start`, which builds and serves.');
    this.name = 'NoBuildError';
  }
}

/** What a server or a host has to know of the built site. */
export interface BuiltSite {
  /** The site's host name, such as `www.example.com`. */
  host: string;
  /** The build's files by path below its folder, without the precompressed copies. */
  files: readonly string[];
  redirects: readonly { from: string; to: string }[];
  /** Everything a file is sent with, apart from its type, length and encoding. */
  headersOf(file: string): Headers;
}

/** The file that is shown, with status 404, where there is nothing. */
export const notFoundFile = '404.html';

/** The address a page stands at: `/sat-prep` for `sat-prep.html`, `/` for `index.html`. */
export function addressOf(page: string): string {
  return `/${page.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** The build's pages, with their addresses; without the 404 page, which has none. */
export function pagesOf(site: BuiltSite): { file: string; address: string }[] {
  return site.files
    .filter((file) => file.endsWith('.html') && file !== notFoundFile)
    .map((file) => ({ file, address: addressOf(file) }));
}

/**
 * Reads which files the build holds and which headers belong to each.
 * @throws NoBuildError when there is no build.
 */
export function readBuiltSite(): BuiltSite {
  if (!existsSync(join(buildFolder, 'index.html')) || !existsSync(hashesFile)) throw new NoBuildError();
  const hashes = JSON.parse(readFileSync(hashesFile, 'utf8')) as Record<string, PageHashes>;
  const settings = readSettings();
  return {
    host: new URL(settings.origin).host,
    files: fileNames(buildFolder),
    redirects,
    headersOf(file) {
      if (`/${file}`.startsWith(hashedFolder)) return hashedFileHeaders;
      return file.endsWith('.html') ? pageHeaders(settings, hashes[file], file) : plainFileHeaders;
    },
  };
}
