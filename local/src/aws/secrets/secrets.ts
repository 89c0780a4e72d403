import { randomInt, randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Deployed, Deployment } from '../assembly/deployment.ts';
import type { DataFolder } from '../data/dataFolder.ts';
import { awsError } from '../endpoint/awsError.ts';
import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '../endpoint/serviceEmulator.ts';

const Generate = z.object({
  PasswordLength: z.int().default(32),
  ExcludePunctuation: z.boolean().default(false),
  SecretStringTemplate: z.string().optional(),
  GenerateStringKey: z.string().optional(),
});
const SecretProperties = z.object({
  SecretString: z.string().optional(),
  GenerateSecretString: Generate.optional(),
});
type SecretProperties = z.output<typeof SecretProperties>;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const signs = `${letters}!#$%&()*+,-./:;<=>?@[]^_{|}~`;

const fileName = 'secrets.json';
const Kept = z.record(z.string(), z.string());
const Put = z.object({ SecretId: z.string(), SecretString: z.string() });

const answer = (body: object): ServiceResponse => ({
  status: 200,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify(body),
});

/** Generated values are created once per data folder. */
export class Secrets implements ServiceEmulator {
  private readonly values = new Map<string, string>();
  private readonly names = new Map<string, string>();
  private readonly data: DataFolder;

  /** `operatorValues`: by the last part of the secret's name. */
  constructor(deployment: Deployment, data: DataFolder, operatorValues: Readonly<Record<string, string>>) {
    this.data = data;
    const kept = Kept.parse(JSON.parse(data.read(fileName) ?? '{}'));
    for (const secret of deployment.list('AWS::SecretsManager::Secret', SecretProperties)) {
      this.names.set(secret.ref, secret.name);
      this.values.set(secret.name, usable(kept[secret.name], secret) ?? initialValue(secret, operatorValues));
    }
    data.write(fileName, JSON.stringify(Object.fromEntries(this.values)));
  }

  get(arnOrName: string): string {
    const value = this.values.get(this.names.get(arnOrName) ?? arnOrName);
    if (value === undefined) throw new Error(`There is no secret ${arnOrName}`);
    return value;
  }

  async handle({ operation, body }: ServiceRequest): Promise<ServiceResponse> {
    if (operation === 'PutSecretValue') return this.put(Put.parse(JSON.parse(body.toString())));
    if (operation !== 'GetSecretValue')
      return awsError('json', 400, 'UnknownOperationException', `${operation} is not played here`);
    const { SecretId } = z.object({ SecretId: z.string() }).parse(JSON.parse(body.toString()));
    const name = this.names.get(SecretId) ?? SecretId;
    const value = this.values.get(name);
    if (value === undefined)
      return awsError('json', 400, 'ResourceNotFoundException', 'Secrets Manager can’t find the secret.');
    return answer({ ARN: SecretId, Name: name, SecretString: value, VersionStages: ['AWSCURRENT'] });
  }

  /** The edge keeps what it was told until the next start, which is a deploy here. */
  private put({ SecretId, SecretString }: z.output<typeof Put>): ServiceResponse {
    const name = this.names.get(SecretId) ?? SecretId;
    if (!this.values.has(name))
      return awsError('json', 400, 'ResourceNotFoundException', 'Secrets Manager can’t find the secret.');
    this.values.set(name, SecretString);
    this.data.write(fileName, JSON.stringify(Object.fromEntries(this.values)));
    return answer({ ARN: SecretId, Name: name, VersionId: randomUUID() });
  }

  /** Kept: functions may hold them. */
  async reset(): Promise<void> {}

  async close(): Promise<void> {}
}

/** A value of a template that had another form is made anew; one that the template spells is the template's. */
function usable(kept: string | undefined, { properties }: Deployed<SecretProperties>): string | undefined {
  const isObject = kept?.startsWith('{') === true;
  if (properties.SecretString !== undefined) return undefined;
  return properties.GenerateSecretString?.GenerateStringKey && !isObject ? undefined : kept;
}

function initialValue(
  { name, properties }: Deployed<SecretProperties>,
  operatorValues: Readonly<Record<string, string>>,
): string {
  const { SecretString, GenerateSecretString } = properties;
  if (SecretString !== undefined) return SecretString;
  if (GenerateSecretString) return generate(GenerateSecretString);
  const value = operatorValues[name.slice(name.lastIndexOf('/') + 1)];
  if (value === undefined) throw new Error(`The secret ${name} has no value in the template and none here`);
  return value;
}

function generate(words: z.output<typeof Generate>): string {
  const from = words.ExcludePunctuation ? letters : signs;
  const password = Array.from({ length: words.PasswordLength }, () => from[randomInt(from.length)]).join('');
  if (!words.GenerateStringKey) return password;
  const template: Record<string, unknown> = JSON.parse(words.SecretStringTemplate ?? '{}');
  return JSON.stringify({ ...template, [words.GenerateStringKey]: password });
}
