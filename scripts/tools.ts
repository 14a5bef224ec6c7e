import { join } from 'node:path';
import { fetchTool } from './fetched-tool.ts';

/** Where a file of the content editor's package is. @throws Error when npm cannot install it. */
export const toolFile = async (file: string): Promise<string> =>
  join(await fetchTool('editor'), '@sveltia/cms', file);
