import { readFileSync } from 'node:fs';
import type { Plugin, PluginBuild } from 'esbuild';
import { root } from './buildStamp.ts';

/** Module → what stands in for it. */
const standIns: Readonly<Record<string, string>> = {
  // The SDK's search for credentials (files, single sign-on, instance roles); Lambda always has them in the environment.
  '@aws-sdk/credential-provider-node': `export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';`,
  // Loaded by operations that stream events; we call none.
  '@smithy/core/event-streams': `
    export const resolveEventStreamSerdeConfig = (config) => config;
    export const eventStreamSerdeProvider = () => undefined;`,
  // For finding an endpoint by a call; DynamoDB's follows from the region.
  '@aws-sdk/endpoint-cache': 'export class EndpointCache {}',
  // Also signs for several regions at once, and for one-zone buckets; we have neither.
  '@aws-sdk/signature-v4-multi-region': `
    import { SignatureV4 } from '@smithy/signature-v4';
    export { SignatureV4 as SignatureV4SignWithCredentials };
    export class SignatureV4MultiRegion extends SignatureV4 { static sigv4aDependency() { return 'none'; } }`,
};

/** Packages whose modules do nothing by being loaded, though their manifests do not say so. */
const quiet = /^(aws-jwt-verify|@aws-lambda-powertools\/\w+)$/;

/** A file of a package → how its text is changed before it is bundled. */
const changes: readonly [file: RegExp, change: (text: string) => string][] = [
  [/@aws-sdk[/\\]client-[^/\\]+[/\\]package\.json$/, onlyVersion],
  [/@aws-sdk[/\\]client-[^/\\]+[/\\]dist-es[/\\]schemas[/\\]schemas_0\.js$/, literalKeys],
  [/@aws-sdk[/\\]client-[^/\\]+[/\\]dist-es[/\\]models[/\\](errors|\w+ServiceException)\.js$/, plainErrors],
  [/@aws-sdk[/\\]core[/\\].*[/\\]aws[/\\]partitions\.js$/, onePartition],
  [/zod[/\\]v4[/\\]classic[/\\]schemas\.js$/, withoutJsonSchema],
  // A hash in JavaScript, for machines whose Node has none.
  [/@smithy[/\\]core[/\\].*[/\\]Sha256Js\.js$/, () => 'export class Sha256Js {}'],
  // For the adaptive way of trying again, for streams of signed events, and for instances that look for their own region.
  [/@smithy[/\\]core[/\\].*[/\\]DefaultRateLimiter\.js$/, () => 'export class DefaultRateLimiter {}'],
  [/@smithy[/\\]signature-v4[/\\].*[/\\]HeaderFormatter\.js$/, () => 'export class HeaderFormatter {}'],
  [
    /@smithy[/\\]core[/\\].*[/\\]getInstanceMetadataRegion\.js$/,
    () => 'export const getInstanceMetadataRegion = async () => undefined;',
  ],
  // Its own verifier is what we use.
  [
    /aws-jwt-verify[/\\]dist[/\\]esm[/\\]index\.js$/,
    (text) => text.replaceAll(/^export \{ (Cognito|Alb).*$/gm, ''),
  ],
  // Only multipart bodies are given to it.
  [/@fastify[/\\]busboy[/\\]lib[/\\]types[/\\]urlencoded\.js$/, () => 'module.exports = class {};'],
];

/** Leaves out what a function of ours never runs: some 90 KB of each bundle, read at every cold start. */
export const slimming: Plugin = {
  name: 'slimming',
  setup(build) {
    const namespace = 'stand-in';
    for (const [module, contents] of Object.entries(standIns)) {
      build.onResolve({ filter: new RegExp(`^${module}$`) }, ({ path }) => ({ path, namespace }));
      build.onLoad({ filter: new RegExp(`^${module}$`), namespace }, () => ({ contents, resolveDir: root }));
    }
    for (const [filter, change] of changes)
      build.onLoad({ filter }, ({ path }) => ({
        contents: change(readFileSync(path, 'utf8')),
        loader: path.endsWith('.json') ? 'json' : 'js',
      }));
    markQuiet(build);
  },
};

function markQuiet(build: PluginBuild): void {
  const asked = Symbol('asked by this plugin');
  build.onResolve({ filter: quiet }, async ({ path, pluginData, ...from }) => {
    if (pluginData === asked) return undefined;
    const found = await build.resolve(path, { ...from, pluginData: asked });
    return { ...found, sideEffects: false };
  });
}

/** The SDK says its version to AWS, and nothing else of its manifest. */
function onlyVersion(text: string): string {
  const { name, version }: Record<string, unknown> = JSON.parse(text);
  return JSON.stringify({ name, version });
}

/** With computed keys (`{ [_e]: … }`) no unused schema can be dropped; with the texts they stand for it can. */
function literalKeys(text: string): string {
  const texts = new Map(
    [...text.matchAll(/^const (_\w+) = (".*?");$/gm)].map(([, name, value]) => [name, value]),
  );
  return text.replaceAll(/\[(_\w+)\]: /g, (key, name) => (texts.has(name) ? `${texts.get(name)}: ` : key));
}

/** Of the parts of AWS only the public one, whose regions its pattern knows. */
function onePartition(text: string): string {
  return text.replace(/^export const partitionsInfo = (\{[\s\S]*\});/, (_, json) => {
    const { partitions, version }: Record<string, unknown> = JSON.parse(json);
    const [aws] = Array.isArray(partitions) ? partitions : [];
    return `export const partitionsInfo = ${JSON.stringify({ partitions: [{ ...aws, regions: {} }], version })};`;
  });
}

/** Says once what each error class says two or three times for engines of ten years ago, and what all of them say. */
function plainErrors(text: string): string {
  const [, namespace = ''] = /static shapeId = "([\w.]+#)/.exec(text) ?? [];
  const shared = `
    const plain = (name, $fault) => class extends __BaseException {
      static shapeId = "${namespace}" + name;
      constructor(opts) { super({ name, $fault, ...opts }); }
    };\n`;
  const simple =
    /^export class (\w+) extends __BaseException \{\n {4}static shapeId = .*\n {4}name = .*\n {4}\$fault = ("\w+");\n {4}constructor\(opts\) \{\n {8}super\(\{[^}]*\}\);\n {8}Object\.setPrototypeOf\(.*\n {4}\}\n\}$/gm;
  return (namespace ? text.replace(/^(?=export class)/m, () => shared) : text)
    .replaceAll(simple, 'export const $1 = /* @__PURE__ */ plain("$1", $2);')
    .replaceAll(/^ {8}Object\.setPrototypeOf\(this, \w+\.prototype\);$/gm, '')
    .replaceAll(/^ {4}(?:name|\$fault) = "\w+";$/gm, '');
}

/** Nothing in the cloud writes JSON Schema; the API's reference is made from source. */
function withoutJsonSchema(text: string): string {
  return text
    .replaceAll(/^ {4}inst\._zod\.processJSONSchema = .*;$/gm, '')
    .replaceAll(/createStandardJSONSchemaMethod\(this, "\w+"\)/g, 'undefined')
    .replace('return createToJSONSchemaMethod(this, {})(params);', `throw new Error('Left out of bundles');`);
}
