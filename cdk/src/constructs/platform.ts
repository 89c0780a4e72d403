import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { type FunctionName, functions, type SettingName } from '#functions.ts';
import type { Stage } from '#stage.ts';

/** Where addresses are looked up (docs/decisions/0220). */
export interface Places {
  /** The value of PLACES. */
  setting: string;
  service: 'geo' | 'geo-places';
  lookups: { actions: readonly string[]; arn: string };
  suggestions: readonly { action: string; arn: string }[];
}

export interface Platform {
  stage: Stage;
  table: TableV2;
  catalogueBucket: Bucket;
  mediaBucket: Bucket;
  withdrawalsBucket: Bucket;
  secretArns: {
    origin: string;
    signIn: string;
    stripeKey: string;
    stripeWebhook: string;
    webPush: string;
    abnLookup?: string;
    acp?: string;
  };
  pool?: { id: string; arn: string; clientId: string; clientSecretArn: string };
  siteUrl?: string;
  places?: Places;
}

export function secretSettings(platform: Platform): Partial<Record<SettingName, string>> {
  const { origin, signIn, stripeKey, stripeWebhook, webPush, abnLookup, acp } = platform.secretArns;
  const { pool } = platform;
  return {
    ORIGIN_SECRET_ARN: origin,
    SIGN_IN_SECRET_ARN: signIn,
    STRIPE_SECRET_ARN: stripeKey,
    STRIPE_WEBHOOK_SECRET_ARN: stripeWebhook,
    ...(pool && { CLIENT_SECRET_ARN: pool.clientSecretArn }),
    WEB_PUSH_SECRET_ARN: webPush,
    ...(abnLookup && { ABN_LOOKUP_SECRET_ARN: abnLookup }),
    ...(acp && { ACP_SECRET_ARN: acp }),
  };
}

function allSettings(platform: Platform): Partial<Record<SettingName, string>> {
  const { stage, pool } = platform;
  return {
    STAGE: stage.name,
    TABLE_NAME: platform.table.tableName,
    SITE_URL: platform.siteUrl,
    ...secretSettings(platform),
    USER_POOL_ID: pool?.id,
    USER_POOL_CLIENT_ID: pool?.clientId,
    LIMITS: JSON.stringify(stage.limits ?? {}),
    SECOND_FACTOR: stage.secondFactor,
    SMS_SENDER_ID: stage.smsSenderId,
    MAIL_FROM: `Bloomkin <${stage.mailFrom}>`,
    PLACES: platform.places?.setting,
    HOLD_MINUTES: String(stage.holdMinutes),
    COMMISSION_PERCENT: String(stage.commissionPercent),
    PLATFORM: JSON.stringify(stage.platform),
    CATALOGUE_BUCKET: platform.catalogueBucket.bucketName,
    AGENT_PAYMENTS: stage.agentPayments ? 'on' : 'off',
    FEEDS: stage.feeds ? 'on' : 'off',
    MEDIA_BUCKET: platform.mediaBucket.bucketName,
    WITHDRAWALS_BUCKET: platform.withdrawalsBucket.bucketName,
  };
}

const optional = new Set<string>([
  ...(['SMS_SENDER_ID', 'ABN_LOOKUP_SECRET_ARN', 'ACP_SECRET_ARN'] satisfies SettingName[]),
]);

/** Agents reach the payment provider only on stages where they may pay. */
export const listSettings = (name: FunctionName, { stage }: Platform): readonly string[] =>
  functions[name].settings.filter(
    (setting) => name !== 'agents' || stage.agentPayments || setting !== 'STRIPE_SECRET_ARN',
  );

export function selectSettings(name: FunctionName, platform: Platform): Record<string, string> {
  const values: Readonly<Record<string, string | undefined>> = allSettings(platform);
  const environment: Record<string, string> = {};
  for (const setting of listSettings(name, platform)) {
    const value = values[setting];
    if (value !== undefined) environment[setting] = value;
    else if (!optional.has(setting)) throw new Error(`${name} needs ${setting}, which does not exist yet`);
  }
  return environment;
}
