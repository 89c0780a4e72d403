import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtAssets } from '@bloomkin/cdk/assets.ts';
import { makeApp } from '@bloomkin/cdk/makeApp.ts';
import { projectContext } from '@bloomkin/cdk/projectContext.ts';
import { type CostLine, idleCost, type TemplateResource } from './cost/idleCost.ts';
import { describePrices } from './cost/prices.ts';
import { exitWithUsage, readOptions } from './readOptions.ts';

const usage = `Usage: npm run cost -- --stage dev|prod
Prints what a stage without a visitor costs a month`;

const { values } = readOptions(usage, { options: { stage: { type: 'string', default: 'dev' } } });
if (values.stage !== 'dev' && values.stage !== 'prod') exitWithUsage(usage, 'Which stage?');

function readTemplates(stage: string): Record<string, TemplateResource>[] {
  // Prices depend on no account.
  process.env.CDK_DEFAULT_ACCOUNT ??= '000000000000';
  const outdir = mkdtempSync(join(tmpdir(), 'bloomkin-cost-'));
  try {
    const context = { ...projectContext(), stage };
    const { stacks } = makeApp({ assets: builtAssets, checked: false, context, outdir }).synth();
    return stacks.map(({ template }) =>
      Object.fromEntries(
        Object.entries(Object(template.Resources)).map(([id, resource]) => [
          id,
          { Properties: {}, ...Object(resource) },
        ]),
      ),
    );
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

const toRow = ({ what, count, usdPerMonth }: CostLine) =>
  `${what.padEnd(28)}${Math.round(count).toLocaleString('en-AU').padStart(8)}${usdPerMonth.toFixed(2).padStart(10)}`;

const lines = idleCost(readTemplates(values.stage));
const total = lines.reduce((sum, { usdPerMonth }) => sum + usdPerMonth, 0);
console.log(
  `The stage ${values.stage} without a visitor, in an account of its own, USD a month (list prices)\n`,
);
console.log(lines.map(toRow).join('\n'));
console.log(toRow({ what: 'Together', count: lines.length, usdPerMonth: total }));
console.log(`\nPrices:\n${describePrices()}\n\nVisits, orders and sales: docs/capacity.md`);
