import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  text: readFileSync(join(import.meta.dirname, `${name}.html`), 'utf8').trimEnd(),
}));
