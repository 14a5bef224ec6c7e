import { checkedContent } from '../../site/integrations/content-check.ts';
import { readPictures, unnamedPictures } from '../../site/integrations/validate-images.ts';
import { siteFile } from '../../site/src/model/site-file.ts';
import { runMain } from '../serve/processes.ts';

runMain(async () => {
  const root = siteFile('content');
  const pictures = await readPictures(root);
  const content = checkedContent(root, pictures);
  console.log(`Content checked: ${Object.values(content).flat().length} entries, no mistakes.`);
  const unnamed = unnamedPictures(content, pictures);
  for (const { name } of unnamed)
    console.log(`site/content/pictures/${name} is shown nowhere: no entry names it.`);
});
