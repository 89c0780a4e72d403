import type { Secrets } from './secrets.ts';

const secretReference =
  /\{\{resolve:secretsmanager:(?<id>arn:(?:[^:]*:){4}secret:[^:}]+|[^:}]+):SecretString:(?<key>[^:}]*)[^}]*\}\}/g;
const parameterReference = /\{\{resolve:ssm:(?<name>[^:}]+)[^}]*\}\}/g;

/** `{{resolve:…}}`, as CloudFormation resolves them while deploying. */
export function fillReferences(
  text: string,
  secrets: Secrets,
  parameters: ReadonlyMap<string, string>,
): string {
  return text
    .replaceAll(secretReference, (_, id: string, key: string) => {
      const secret = secrets.get(id);
      return key === '' ? secret : String(Object(JSON.parse(secret))[key]);
    })
    .replaceAll(parameterReference, (_, name: string) => {
      const value = parameters.get(name);
      if (value === undefined) throw new Error(`There is no parameter ${name}`);
      return value;
    });
}
