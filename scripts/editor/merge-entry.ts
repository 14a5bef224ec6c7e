import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Document } from 'yaml';
import { isRecord } from '../../site/src/model/placeholders.ts';

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.values(value).every(isBlank));

/** An edited value without the empty texts, lists and groups that a form leaves behind. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).map(([key, child]) => [key, withoutBlanks(child)] as const);
  return Object.fromEntries(kept.filter(([, child]) => !isBlank(child)));
}

/**
 * Puts an edited value into a parsed file and leaves what did not change as it is written, with its comments.
 * @param path where in the file the value stands.
 */
export function mergeInto(document: Document, path: readonly (string | number)[], value: unknown): void {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isMap(node) && isRecord(value)) {
    const before = node.toJS(document) as Record<string, unknown>;
    for (const key of Object.keys(before)) if (!(key in value)) document.deleteIn([...path, key]);
    for (const [key, child] of Object.entries(value)) {
      // A form writes every switch; one that is off and was not in the file stays out of it.
      if (key in before || child !== false) mergeInto(document, [...path, key], child);
    }
  } else if (isSeq(node) && Array.isArray(value)) {
    const before = [...node.items];
    // An item that has an id keeps its comments wherever it moves.
    const known = new Map(before.filter(isMap).map((item) => [item.get('id'), item]));
    const nodeFor = (item: unknown, index: number): unknown =>
      isRecord(item) && 'id' in item ? known.get(item['id']) : before[index];
    node.items = value.map((item, index) => nodeFor(item, index) ?? document.createNode(item));
    value.forEach((item, index) => mergeInto(document, [...path, index], item));
  } else if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
    if (!isDeepStrictEqual(node.toJS(document), value)) node.value = value;
  } else if (path.length === 0) {
    document.contents = document.createNode(value) as typeof document.contents;
  } else {
    document.setIn(path, document.createNode(value));
  }
}
