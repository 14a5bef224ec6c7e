import { checkedContent } from '../../site/integrations/content-check.ts';
import { readPictures, unnamedPictures } from '../../site/integrations/validate-images.ts';
import { contentFolder, contentName } from '../../site/src/model/site-file.ts';
import { runMain } from '../serve/processes.ts';

await runMain(async () => {
  const pictures = await readPictures(contentFolder);
  const content = checkedContent(contentFolder, pictures);
  console.log(`Content checked: ${Object.values(content).flat().length} entries, no mistakes.`);
  const unnamed = unnamedPictures(content, pictures);
  for (const { name } of unnamed)
    console.log(`${contentName}/pictures/${name} is shown nowhere: no entry names it.`);
});
