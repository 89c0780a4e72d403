import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Source {
  path: string;
  text: string;
}

function sourcesOf(...folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') })),
  );
}

const breaking = (sources: Source[], pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

const shared = sourcesOf('shared/src');
const lambdas = sourcesOf('lambdas/src');
const web = sourcesOf('web/src');
const everything = [...shared, ...lambdas, ...web, ...sourcesOf('cdk/src', 'local/src')];

describe('the house keeps its invariants', () => {
  it('shared imports nothing of ours', () => {
    expect(breaking(shared, /from '@bloomkin\//)).toEqual([]);
  });

  it('the web never imports the cloud code or an AWS SDK', () => {
    expect(breaking(web, /from '(@bloomkin\/(lambdas|cdk|local)|@aws-sdk\/)/)).toEqual([]);
  });

  it('the AWS emulator knows nothing of the application it runs', () => {
    const emulator = sourcesOf('local/src/aws');
    const leaving = emulator.flatMap(({ path, text }) =>
      [...text.matchAll(/from '(\.{1,2}\/[^']+|[#@][^']+)'/g)]
        .filter(([, name = '']) => !name.startsWith('@') || name.startsWith('@bloomkin/'))
        .map(([, name = '']) =>
          name.startsWith('.') ? join(dirname(path), name) : name.replace('#', 'local/src/'),
        )
        .filter((target) => !target.startsWith('local/src/aws/'))
        .map((target) => `${path} imports ${target}`),
    );
    expect(leaving).toEqual([]);
    expect(breaking(emulator, /bloomkin|florist|bouquet|stripe|\bshop\b/i)).toEqual([]);
  });

  it('only the table layer speaks DynamoDB', () => {
    const others = lambdas.filter(({ path }) => !/src\/table\//.test(path));
    const speaking = breaking(others, /from '@aws-sdk\/(lib|client)-dynamodb'/);
    // They know its names for a failed condition and a stream's record, but send nothing.
    const reading = ['lambdas/src/http/idempotency.ts', 'lambdas/src/jobs/tableChanges.ts'];
    expect(speaking.filter((path) => !reading.includes(path))).toEqual([]);
  });

  it('only entities spell a key', () => {
    const others = lambdas.filter(({ path }) => !/Entity\.ts$/.test(path));
    expect(breaking(others, /['"`](USER|ORDER|CART|COMPANY|STORE|PRODUCT|UNIQUE|LIMIT)#/)).toEqual([]);
  });

  it('only settings.ts reads the environment in the cloud code', () => {
    const others = lambdas.filter(({ path }) => path !== 'lambdas/src/settings.ts');
    expect(breaking(others, /process\.env/)).toEqual([]);
  });

  it('no cloud code asks whether it runs on one machine', () => {
    expect(breaking(lambdas, /localhost|127\.0\.0\.1|isLocal|['"]local['"]/)).toEqual([]);
  });

  it('no handler builds an HTTP response', () => {
    // Services read the answers of others.
    const others = lambdas.filter(({ path }) => !/^lambdas\/src\/(http|services)\//.test(path));
    expect(breaking(others, /statusCode/)).toEqual([]);
  });

  it('zod is imported whole, never by the name that adds 350 KB', () => {
    expect(breaking(everything, /import \{[^}]*\bz\b[^}]*\} from 'zod'/)).toEqual([]);
  });

  it('only permissions.ts asks which role somebody has', () => {
    const asking = /[!=]== 'ROLE_|'ROLE_[A-Z]+' [!=]==|includes\('ROLE_/;
    expect(breaking([...lambdas, ...web], asking)).toEqual([]);
  });

  it('an import goes up one folder at most, farther by #', () => {
    const climbing = breaking([...everything, ...sourcesOf('test')], /(from|import)\s*\(?\s*'(\.\.\/){2}/);
    expect(climbing).toEqual([]);
  });

  it('no file has a name that says nothing', () => {
    const empty = everything
      .map(({ path }) => path)
      .filter((path) => /(utils?|helpers?|common|misc)\.tsx?$/.test(path));
    expect(empty).toEqual([]);
  });
});
