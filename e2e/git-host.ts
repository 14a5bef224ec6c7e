import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/** A commit as the editor asked for it. */
export interface Commit {
  /** The files that it writes, by their paths. */
  readonly written: ReadonlyMap<string, Buffer>;
  readonly deleted: readonly string[];
}

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

const api = 'https://api.github.com';
const hashOf = (kind: string, bytes: Buffer) =>
  createHash('sha1').update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex');
const person = { name: 'Ann Owner', email: 'ann@example.com', user: { id: 1, login: 'ann' } };

/**
 * Stands in for GitHub: its REST and GraphQL interface, as far as the content editor asks it, with one repository that
 * one token may read and write. What it does not know it answers with 404, as GitHub does.
 */
export class GitHost {
  readonly commits: Commit[] = [];
  readonly #files: Map<string, Buffer>;
  readonly #repository: string;
  readonly #token: string;

  /** @param files what the repository holds, by path. */
  constructor(repository: string, token: string, files: ReadonlyMap<string, Buffer>) {
    this.#repository = repository;
    this.#token = token;
    this.#files = new Map(files);
  }

  /** Answers what the page asks GitHub. */
  async answer(page: Page): Promise<void> {
    await page.route(`${api}/**`, (route) => this.#reply(route));
  }

  get #head(): string {
    return hashOf('commit', Buffer.from(String(this.commits.length)));
  }

  #reply(route: Route): Promise<void> {
    const request = route.request();
    const json = (body: unknown, status = 200) =>
      route.fulfill({ status, json: body, headers: { 'Access-Control-Allow-Origin': '*' } });
    if (request.headers()['authorization'] !== `token ${this.#token}`)
      return json({ message: 'Bad credentials' }, 401);
    const path = request.url().slice(api.length).replace(`/repos/${this.#repository}/`, '');
    if (path === '/graphql') {
      const { query, variables } = request.postDataJSON() as { query: string; variables: object };
      const input = (variables as { input?: CommitInput }).input;
      return json(input ? this.#commit(query, input) : { data: { repository: this.#read(query) } });
    }
    if (path === '/user') return json({ id: 1, login: 'ann', name: person.name, email: person.email });
    if (path === 'collaborators/ann') return json(null);
    if (path === `git/trees/${this.#head}?recursive=1`) return json({ tree: this.#tree(), truncated: false });
    const blob = this.#tree().find(({ sha }) => path === `git/blobs/${sha}`);
    if (!blob) return json({ message: 'Not Found' }, 404);
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/octet-stream' };
    return route.fulfill({ body: this.#files.get(blob.path)!, headers });
  }

  #tree() {
    return [...this.#files].map(([path, bytes]) => {
      return { type: 'blob', path, sha: hashOf('blob', bytes), size: bytes.length };
    });
  }

  /** Each field that a query asks of the repository, by its alias. */
  #read(query: string) {
    const committedDate = '2026-11-22T12:00:00Z';
    const last = { oid: this.#head, message: 'As it stands', author: person, committedDate };
    const ref = { name: 'main', target: { oid: this.#head, history: { nodes: [last] } } };
    const texts = new Map(this.#tree().map(({ sha, path }) => [sha, this.#files.get(path)!.toString()]));
    const contents = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)].map(([, alias = '', sha = '']) => [
      alias,
      { text: texts.get(sha), isTruncated: false },
    ]);
    const histories = [...query.matchAll(/(\w+): ref\(/g)].map(([, alias = '']) => [alias, ref]);
    return { ref, defaultBranchRef: ref, ...Object.fromEntries([...contents, ...histories]) };
  }

  #commit(query: string, { branch, expectedHeadOid, fileChanges }: CommitInput) {
    const isOwn = branch.repositoryNameWithOwner === this.#repository && branch.branchName === 'main';
    if (!isOwn || expectedHeadOid !== this.#head)
      return { data: null, errors: [{ message: `Expected branch to point to "${this.#head}"` }] };
    const written = new Map(
      fileChanges.additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]),
    );
    const deleted = fileChanges.deletions.map(({ path }) => path);
    for (const [path, bytes] of written) this.#files.set(path, bytes);
    for (const path of deleted) this.#files.delete(path);
    this.commits.push({ written, deleted });
    const files = [...query.matchAll(/(\w+): file\(path: "([^"]+)"\)/g)].map(([, alias = '', path = '']) => [
      alias,
      { oid: hashOf('blob', this.#files.get(path)!) },
    ]);
    const commit = { oid: this.#head, committedDate: '2026-11-22T12:30:00Z', ...Object.fromEntries(files) };
    return { data: { createCommitOnBranch: { commit } } };
  }
}
