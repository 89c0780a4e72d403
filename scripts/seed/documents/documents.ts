import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listKept } from '@bloomkin/lambdas/model/ownData/personalData.ts';

const titles = [
  ['legacy', 'Legal notice'],
  ['privacy', 'Privacy policy'],
  ['shipping', 'Delivery and pick-up'],
  ['refund', 'Refunds and returns'],
  ['user_agreement', 'Terms of use'],
] as const;

/** Their texts are HTML files of this folder. */
export const documents = titles.map(([name, title]) => ({
  name,
  title,
  text: readFileSync(join(import.meta.dirname, `${name}.html`), 'utf8')
    .replace('{what we keep}', listWhatWeKeep)
    .trimEnd(),
}));

/** From the declarations that download, deletion and retention follow, so that the policy says what is done. */
function listWhatWeKeep(): string {
  const lines = listKept().map(({ title, fields, until }) => {
    const named = fields.length > 0 ? `: ${fields.map((field) => field.toLowerCase()).join(', ')}` : '';
    return `<li><strong>${title}</strong>${named}. Kept ${until}.</li>`;
  });
  return `<ul>\n${lines.join('\n')}\n</ul>`;
}
