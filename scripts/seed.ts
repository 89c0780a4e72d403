import { awsCli, region } from './aws/awsCli.ts';
import { readStageEnvironment } from './aws/stageEnvironment.ts';
import { readOptions } from './readOptions.ts';

const usage = `Usage: npm run seed -- --stage dev|prod
Fills what an empty stage lacks: categories, product types, collections and documents`;

async function seed(stage: string): Promise<void> {
  const environment = await readStageEnvironment(awsCli, stage, 'categories');
  Object.assign(process.env, { AWS_REGION: region }, environment);
  // Its modules read the environment when they load.
  const { seedStage } = await import('./seed/seedStage.ts');
  const seeded = await seedStage(new Date());
  for (const { what, written, reason } of seeded)
    console.log(`${what}: ${written} written${reason ? ` (${reason})` : ''}`);
  const total = seeded.reduce((sum, { written }) => sum + written, 0);
  console.log(
    total === 0
      ? 'Nothing changed.'
      : 'Now read the documents in the back office: they are drafts with example addresses.',
  );
}

const { values } = readOptions(usage, { options: { stage: { type: 'string' } } });
try {
  if (values.stage !== 'dev' && values.stage !== 'prod') throw new Error(usage);
  await seed(values.stage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
