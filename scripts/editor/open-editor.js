// The project as the browser's own file interface shows a folder, lent by the editor's server, which checks what is
// written: the editor opens it in place of the private folder that a browser keeps for each site.
const versions = new Map();

async function ask(method, path, body) {
  const headers = versions.has(path) ? { 'If-Match': versions.get(path) } : {};
  const response = await fetch(`/files/${path}`, { method, body, headers });
  if (!response.ok) throw new Error(await response.text());
  versions.set(path, response.headers.get('ETag'));
  return response;
}

const nameOf = (path) => path.replace(/\/$/, '').split('/').at(-1);

const file = (path) => ({
  kind: 'file',
  name: nameOf(path),
  getFile: async () => new File([await (await ask('GET', path)).blob()], nameOf(path)),
  createWritable: () => ({ write: (data) => ask('PUT', path, data), close: () => undefined }),
});

const folder = (path) => ({
  kind: 'directory',
  name: nameOf(path),
  async *entries() {
    const paths = await (await fetch('/files')).json();
    const inside = paths
      .filter((one) => one.startsWith(path))
      .map((one) => one.slice(path.length).split('/'));
    const names = new Map(inside.map(([name, ...rest]) => [name, rest.length > 0]));
    for (const [name, isFolder] of names)
      yield [name, isFolder ? folder(`${path}${name}/`) : file(`${path}${name}`)];
  },
  getDirectoryHandle: (name) => folder(`${path}${name}/`),
  getFileHandle: (name) => file(`${path}${name}`),
  // Of a refused deletion the editor says only that it failed.
  removeEntry: (name) =>
    ask('DELETE', `${path}${name}`).catch((error) => {
      alert(error.message);
      throw error;
    }),
});

navigator.storage.getDirectory = async () => ({ getDirectoryHandle: async () => folder('') });
// Files are written in place: a change of name is none of what the server does.
delete FileSystemFileHandle.prototype.move;
// There is no account: the editor is told that somebody is signed in, so that it does not ask.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));

/** A photograph of the content, or one that has been chosen and not saved yet. */
const photoUrl = (url) => (/^(blob|data):/.test(url) ? url : `/files/site/content/pictures/${nameOf(url)}`);

CMS.registerPreviewTemplate('teachers', ({ entry, getAsset }) => {
  const { name, credentials, bio, photo } = entry.get('data').toJS();
  return h('article', { style: { maxWidth: '20rem' } }, [
    photo?.file &&
      h('img', {
        src: photoUrl(String(getAsset?.(photo.file)?.url ?? photo.file)),
        alt: photo.alt,
        width: 160,
      }),
    h('h1', {}, name),
    h('p', {}, credentials),
    h('p', {}, bio),
  ]);
});

CMS.init({ config: await (await fetch('/config.json')).json() });
