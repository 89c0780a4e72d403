import type { DataFolder } from '@local/kit/dataFolder.ts';
import * as z from 'zod';
import type { Secrets } from './secrets.ts';

const secretReference =
  /\{\{resolve:secretsmanager:(?<id>arn:(?:[^:]*:){4}secret:[^:}]+|[^:}]+):SecretString:(?<key>[^:}]*):?(?<stage>[^:}]*):?(?<version>[^:}]*)\}\}/g;
const parameterReference = /\{\{resolve:ssm:(?<name>[^:}]+)[^}]*\}\}/g;

const fileName = 'references.json';
/** Reference → the version that it was resolved to. */
const Resolved = z.record(z.string(), z.string());

/**
 * `{{resolve:…}}`, as CloudFormation resolves them while deploying: once, and again only when the reference itself changes. A
 * new value of the secret alone changes nothing, however often the same template is deployed.
 */
export class DynamicReferences {
  private readonly data: DataFolder;
  private readonly secrets: Secrets;
  private readonly parameters: ReadonlyMap<string, string>;

  constructor(data: DataFolder, secrets: Secrets, parameters: ReadonlyMap<string, string>) {
    this.data = data;
    this.secrets = secrets;
    this.parameters = parameters;
  }

  fill(texts: readonly string[]): string[] {
    const before = Resolved.parse(this.data.readJson(fileName) ?? {});
    // A reference that a template no longer has is forgotten.
    const now: z.output<typeof Resolved> = {};
    const filled = texts.map((text) =>
      text
        .replaceAll(secretReference, (reference, id: string, key: string, _: string, version: string) => {
          const secret = version ? this.secrets.get(id, version) : this.findResolved(id, before[reference]);
          now[reference] = secret.id;
          return key === '' ? secret.value : String(Object(JSON.parse(secret.value))[key]);
        })
        .replaceAll(parameterReference, (_, name: string) => this.findParameter(name)),
    );
    this.data.write(fileName, JSON.stringify(now));
    return filled;
  }

  /** A secret that was made again has none of its earlier versions. */
  private findResolved(id: string, versionId: string | undefined) {
    const isStored = versionId !== undefined && this.secrets.has(id, versionId);
    return this.secrets.get(id, isStored ? versionId : undefined);
  }

  private findParameter(name: string): string {
    const value = this.parameters.get(name);
    if (value === undefined) throw new Error(`There is no parameter ${name}`);
    return value;
  }
}
