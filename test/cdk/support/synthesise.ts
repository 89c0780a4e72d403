import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Assets } from '@bloomkin/cdk/assets.ts';
import { makeApp } from '@bloomkin/cdk/makeApp.ts';
import { projectContext } from '@bloomkin/cdk/projectContext.ts';
import type { StageName } from '@bloomkin/cdk/stage.ts';
import * as z from 'zod';
import { placeholderAssets } from './placeholderAssets.ts';

const Resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DeletionPolicy: z.string().optional(),
  UpdateReplacePolicy: z.string().optional(),
  UpdatePolicy: z.unknown().optional(),
});
export type Resource = z.output<typeof Resource>;
const TemplateFile = z.object({ Resources: z.record(z.string(), Resource) });

const Metadata = z.record(z.string(), z.array(z.object({ type: z.string(), data: z.unknown() })));

const Report = z.object({
  pluginReports: z.array(
    z.object({
      violations: z
        .array(
          z.object({
            ruleName: z.string(),
            severity: z.string().optional(),
            description: z.string().optional(),
          }),
        )
        .default([]),
    }),
  ),
});

export interface Synthesised {
  /** By the stack's short name: `data`, `web`, … */
  stacks: ReadonlyMap<string, Readonly<Record<string, Resource>>>;
  /** Under termination protection. */
  protectedStacks: readonly string[];
  /** The metadata of constructs, by their path. */
  metadata: z.output<typeof Metadata>;
  /** Findings of the offline CloudFormation rules and of cdk-nag, when they were asked. */
  findings: z.output<typeof Report>['pluginReports'][number]['violations'];
}

export interface StageChange {
  stage?: Record<string, unknown>;
  /** More of the context. */
  context?: Record<string, unknown>;
  /** The HTML of the web app's page. */
  page?: string;
  /** Rules and validation too, which take some seconds. */
  validated?: boolean;
  /** Sees the folder of the assembly, which is removed afterwards. */
  visit?: (assemblyDir: string) => void;
}

const globals: typeof globalThis & { bloomkinTemplates?: Map<string, Synthesised> } = globalThis;
globals.bloomkinTemplates ??= new Map();
const templates = globals.bloomkinTemplates;

/** The templates of a stage as `cdk synth` would make them, from placeholder bundles: once a run. */
export function synthesise(name: StageName, change: StageChange = {}): Synthesised {
  if (change.visit) return synthesiseAnew(name, change);
  const key = JSON.stringify([name, change]);
  const made = templates.get(key) ?? readShared(key) ?? share(key, synthesiseAnew(name, change));
  templates.set(key, made);
  return made;
}

/** In the folder that the workers of a run share. */
const fileOf = (key: string) =>
  process.env.TEST_SCRATCH &&
  join(process.env.TEST_SCRATCH, `${createHash('sha256').update(key).digest('hex')}.template`);

/** What another worker has made, or is about to: that is waited for. */
function readShared(key: string): Synthesised | undefined {
  const file = fileOf(key);
  if (!file || isFirst(file)) return undefined;
  for (let waits = 0; !existsSync(file); waits++) {
    if (waits > maxWaits) return undefined;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs);
  }
  const { stacks, ...others } = JSON.parse(readFileSync(file, 'utf8'));
  return { ...others, stacks: new Map(stacks) };
}

const [waitMs, maxWaits] = [50, 1200];

function isFirst(file: string): boolean {
  try {
    closeSync(openSync(`${file}.begun`, 'wx'));
    return true;
  } catch {
    return false;
  }
}

function share(key: string, made: Synthesised): Synthesised {
  const file = fileOf(key);
  if (!file) return made;
  // Another worker must not read half a file.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ ...made, stacks: [...made.stacks] }));
  renameSync(`${file}.${process.pid}`, file);
  return made;
}

function synthesiseAnew(name: StageName, change: StageChange): Synthesised {
  const dir = mkdtempSync(join(tmpdir(), `bloomkin-${name}-`));
  const assets = placeholderAssets(dir, change.page);
  try {
    const assembly = appOf(name, change, assets, dir).synth();
    change.visit?.(assembly.directory);
    return readAssembly(name, assembly);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function appOf(name: StageName, change: StageChange, assets: Assets, dir: string) {
  const stages = z.record(z.string(), z.record(z.string(), z.unknown())).parse(projectContext().stages);
  stages[name] = { account: '123456789012', ...stages[name], ...change.stage };
  const context = {
    ...projectContext(),
    ...change.context,
    stages,
    stage: name,
    'aws:cdk:bundling-stacks': [],
    '@aws-cdk/core:validationReportPrettyPrint': false,
  };
  return makeApp({ assets, checked: change.validated ?? false, context, outdir: join(dir, 'cdk.out') });
}

type Assembly = ReturnType<ReturnType<typeof appOf>['synth']>;

function readAssembly(name: StageName, { directory, stacks }: Assembly): Synthesised {
  const json = (file: string): unknown => JSON.parse(readFileSync(join(directory, file), 'utf8'));
  const report = existsSync(join(directory, 'validation-report.json'))
    ? json('validation-report.json')
    : undefined;
  const shortName = (stackName: string) => stackName.replace(`bloomkin-${name}-`, '');
  return {
    protectedStacks: stacks
      .filter(({ terminationProtection }) => terminationProtection)
      .map(({ stackName }) => shortName(stackName)),
    stacks: new Map(
      stacks.map(({ stackName, templateFile }) => [
        shortName(stackName),
        TemplateFile.parse(json(templateFile)).Resources,
      ]),
    ),
    metadata: Object.assign(
      {},
      ...stacks.map(({ stackName }) => Metadata.parse(json(`${stackName}.metadata.json`))),
    ),
    findings: report ? Report.parse(report).pluginReports.flatMap(({ violations }) => violations) : [],
  };
}
