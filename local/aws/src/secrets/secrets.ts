import { randomInt, randomUUID } from 'node:crypto';
import type { DataFolder } from '@local/kit/dataFolder.ts';
import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import * as z from 'zod';
import type { Deployed, Deployment } from '#assembly/deployment.ts';
import { awsError } from '#endpoint/awsError.ts';

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
/** In the order they were put; the last is the current version. */
const Versions = z.array(z.object({ id: z.string(), value: z.string() }));
type Versions = z.output<typeof Versions>;
const toVersions = (value: string): Versions => [{ id: randomUUID(), value }];
const Kept = z.record(z.string(), z.union([Versions, z.string().transform(toVersions)]));
const Get = z.object({ SecretId: z.string(), VersionId: z.string().optional() });
const Put = z.object({ SecretId: z.string(), SecretString: z.string() });
/** Secrets Manager keeps about as many. */
const maxVersions = 100;

const answer = (body: object): ServiceResponse => ({
  status: 200,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify(body),
});

export type SecretVersion = Versions[number];

/** Generated values are created once per data folder. */
export class Secrets implements ServiceEmulator {
  private readonly versions = new Map<string, Versions>();
  private readonly names = new Map<string, string>();
  private readonly data: DataFolder;

  /** `operatorValues`: by the last part of the secret's name. */
  constructor(deployment: Deployment, data: DataFolder, operatorValues: Readonly<Record<string, string>>) {
    this.data = data;
    const existing = Kept.parse(data.readJson(fileName) ?? {});
    for (const secret of deployment.list('AWS::SecretsManager::Secret', SecretProperties)) {
      this.names.set(secret.ref, secret.name);
      const versions =
        usable(existing[secret.name], secret) ?? toVersions(initialValue(secret, operatorValues));
      this.versions.set(secret.name, versions);
    }
    this.keep();
  }

  /** The current version without `versionId`. */
  get(arnOrName: string, versionId?: string): SecretVersion {
    const version = this.find(arnOrName, versionId);
    if (!version) throw new Error(`There is no secret ${arnOrName}${versionId ? ` ${versionId}` : ''}`);
    return version;
  }

  has(arnOrName: string, versionId: string): boolean {
    return this.find(arnOrName, versionId) !== undefined;
  }

  async handle({ operation, body }: ServiceRequest): Promise<ServiceResponse> {
    if (operation === 'PutSecretValue') return this.put(Put.parse(JSON.parse(body.toString())));
    if (operation === 'DescribeSecret') return this.describe(Get.parse(JSON.parse(body.toString())));
    if (operation !== 'GetSecretValue')
      return awsError('json', 400, 'UnknownOperationException', `${operation} is not played here`);
    const { SecretId, VersionId } = Get.parse(JSON.parse(body.toString()));
    const version = this.find(SecretId, VersionId);
    if (!version)
      return awsError('json', 400, 'ResourceNotFoundException', 'Secrets Manager can’t find the secret.');
    const VersionStages = version === this.find(SecretId) ? ['AWSCURRENT'] : [];
    const Name = this.toName(SecretId);
    return answer({ ARN: SecretId, Name, SecretString: version.value, VersionId: version.id, VersionStages });
  }

  /** The edge goes on with the version that it was told. */
  private put({ SecretId, SecretString }: z.output<typeof Put>): ServiceResponse {
    const name = this.toName(SecretId);
    const versions = this.versions.get(name);
    if (!versions)
      return awsError('json', 400, 'ResourceNotFoundException', 'Secrets Manager can’t find the secret.');
    const id = randomUUID();
    this.versions.set(name, [...versions, { id, value: SecretString }].slice(-maxVersions));
    this.keep();
    return answer({ ARN: SecretId, Name: name, VersionId: id });
  }

  private describe({ SecretId }: z.output<typeof Get>): ServiceResponse {
    const Name = this.toName(SecretId);
    const version = this.find(Name);
    if (!version)
      return awsError('json', 400, 'ResourceNotFoundException', 'Secrets Manager can’t find the secret.');
    const [ARN] = [...this.names].find(([, name]) => name === Name) ?? [];
    return answer({ ARN, Name, VersionIdsToStages: { [version.id]: ['AWSCURRENT'] } });
  }

  private toName(arnOrName: string): string {
    return this.names.get(arnOrName) ?? arnOrName;
  }

  private find(arnOrName: string, versionId?: string): SecretVersion | undefined {
    const versions = this.versions.get(this.toName(arnOrName));
    return versionId === undefined ? versions?.at(-1) : versions?.find(({ id }) => id === versionId);
  }

  private keep(): void {
    this.data.write(fileName, JSON.stringify(Object.fromEntries(this.versions)));
  }

  /** Kept: functions may hold them. */
  async reset(): Promise<void> {}

  async close(): Promise<void> {}
}

/** Returns the stored versions unless the template sets a value or generates one of another form. */
function usable(
  existing: Versions | undefined,
  { properties }: Deployed<SecretProperties>,
): Versions | undefined {
  const isObject = existing?.at(-1)?.value.startsWith('{') === true;
  if (properties.SecretString !== undefined) return undefined;
  return properties.GenerateSecretString?.GenerateStringKey && !isObject ? undefined : existing;
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

function generate(options: z.output<typeof Generate>): string {
  const from = options.ExcludePunctuation ? letters : signs;
  const password = Array.from({ length: options.PasswordLength }, () => from[randomInt(from.length)]).join(
    '',
  );
  if (!options.GenerateStringKey) return password;
  const template: Record<string, unknown> = JSON.parse(options.SecretStringTemplate ?? '{}');
  return JSON.stringify({ ...template, [options.GenerateStringKey]: password });
}
