import { type Aws, AwsCliError } from '@bloomkin/scripts/aws/awsCli.ts';
import { preflight } from '@bloomkin/scripts/deploy/preflight.ts';
import { readStageSettings } from '@bloomkin/scripts/readStageSettings.ts';
import { readyAccount } from '#support/readyAccount.ts';

type Answers = Readonly<Record<string, unknown>>;

export const makeNotFound = () => {
  throw new AwsCliError('An error occurred (ValidationError) when calling the operation: it does not exist');
};

/** A change is by the beginning of the call. */
const ready: Answers = { ...readyAccount, 'cloudformation update-termination-protection': {} };

export function fakeAws(change: Answers = {}): { aws: Aws; calls: string[] } {
  const calls: string[] = [];
  const answers = { ...ready, ...change };
  const aws: Aws = async (args, region) => {
    const call = args.join(' ');
    calls.push(call);
    const known = Object.keys(answers).filter((begin) => `${call} in ${region}`.startsWith(begin));
    const longest = known.toSorted((a, b) => b.length - a.length)[0];
    if (longest === undefined) return makeNotFound();
    const answer = answers[longest];
    return typeof answer === 'function' ? answer() : answer;
  };
  return { aws, calls };
}

export const prod: ReturnType<typeof readStageSettings> = {
  ...readStageSettings('prod'),
  alarmEmail: 'ops@flowers.test',
  mailFrom: 'hello@flowers.test',
  smsSenderId: 'Bloomkin',
  backupCopyVault: 'arn:aws:backup:ap-southeast-4:210987654321:backup-vault:bloomkin',
};

export const findingsOf = async (change: Answers = {}, stage = prod) => {
  const findings = await preflight(fakeAws(change).aws, stage);
  return findings.filter(({ level }) => level !== 'fine').map(({ level, text }) => `${level}: ${text}`);
};
