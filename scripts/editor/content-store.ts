import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { parse, parseDocument } from 'yaml';
import { contentError } from '../../site/integrations/content-check.ts';
import { readPictures } from '../../site/src/server/validate-images.ts';
import { describeIssue, type ContentIssue } from '../../site/src/model/content-issue.ts';
import { mergeInto, withoutBlanks } from './merge-entry.ts';

/** For the person in the browser: why it was not saved. */
export class RefusedSave extends Error {}

const texts = /\.(?:yaml|md)$/;

/** Puts edited YAML into the text of a file: its comments, its order and its style stay. */
function changedYaml(old: string, edited: string): string {
  const document = parseDocument(old);
  mergeInto(document, [], withoutBlanks(parse(edited)));
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

/** The same for a Markdown file, whose values stand between two lines of hyphens. */
function changedMarkdown(old: string, edited: string): string {
  const split = (text: string) => /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? ['', '', text];
  const [, head = '', body = ''] = split(edited.replaceAll('\r\n', '\n'));
  return `---\n${changedYaml(split(old)[1] ?? '', head).trimEnd()}\n---\n\n${body.trim()}\n`;
}

const errorIn = async (root: string) => contentError(root, await readPictures(root));

const sameIssue = ({ file, field, message }: ContentIssue): string => `${file} ${field} ${message}`;

/** The content folder as the editor reads and writes it; what would break the content is refused. */
export class ContentStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** The mistakes that stand in the files now, in words; empty when there are none. */
  async mistakes(): Promise<string> {
    return (await errorIn(this.#root))?.message ?? '';
  }

  /** All files, by their paths in the folder. */
  list(): string[] {
    const files = globSync('**/*.*', { cwd: this.#root });
    return files.map((file) => file.replaceAll(sep, '/')).sort();
  }

  /** @throws RefusedSave for what is no file of the folder. */
  read(path: string): Buffer {
    if (!existsSync(this.#at(path))) throw new RefusedSave(`There is no content at "${path}".`);
    return readFileSync(this.#at(path));
  }

  /**
   * Writes a text with what was changed in it, or a picture as it is.
   * @throws RefusedSave when the content would have a mistake that it has not now; then nothing is written.
   */
  async save(path: string, edited: Buffer): Promise<void> {
    const target = this.#at(path);
    if (!texts.test(path)) return this.#replace(path, edited);
    const old = existsSync(target) ? readFileSync(target, 'utf8') : '';
    const change = path.endsWith('.md') ? changedMarkdown : changedYaml;
    const options = { ...(await resolveConfig(target)), filepath: target };
    const text = await format(change(old, edited.toString()), options);
    if (text !== old) await this.#replace(path, Buffer.from(text));
  }

  /** Takes a file away, if it is there. @throws RefusedSave when something else needs it. */
  async remove(path: string): Promise<void> {
    if (existsSync(this.#at(path))) await this.#replace(path, null);
  }

  /** @throws RefusedSave for a path that no content can have: nothing else is read or written. */
  #at(path: string): string {
    if (!/^(?:[a-z0-9-]+\/)*[^/\\.][^/\\]*\.(?:yaml|md|svg|png|jpe?g|webp|avif)$/i.test(path))
      throw new RefusedSave(`There is no content at "${path}".`);
    return join(this.#root, path);
  }

  /** Tries the change on a copy first, so that the site, which may be watching, never sees a broken file. */
  async #replace(path: string, bytes: Buffer | null): Promise<void> {
    using copy = mkdtempDisposableSync(join(tmpdir(), 'content-'));
    const put = (root: string): void => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      if (bytes === null) rmSync(join(root, path));
      else writeFileSync(join(root, path), bytes);
    };
    cpSync(this.#root, copy.path, { recursive: true });
    put(copy.path);
    const known = new Set((await errorIn(this.#root))?.issues.map(sameIssue));
    const issues = (await errorIn(copy.path))?.issues ?? [];
    const added = issues.filter((issue) => !known.has(sameIssue(issue)));
    if (added.length > 0) throw new RefusedSave(`Not saved.\n\n${added.map(describeIssue).join('\n')}`);
    put(this.#root);
  }
}
