export interface Price {
  usd: number;
  /** How many an account has without charge, for good. */
  free?: number;
  page: string;
  /** Date of the copy that the price was read from. */
  asOf: string;
  /** The region that the copy names, if not Sydney. */
  region?: string;
}

const cloudWatch = {
  page: 'https://aws.amazon.com/cloudwatch/pricing/',
  asOf: '2026-08-06',
  region: 'us-east-1, eu-west-1 and eu-central-1 alike',
} as const;
/** "Consistent across all AWS Regions" (AWS networking blog). */
const firewall = { page: 'https://aws.amazon.com/waf/pricing/', asOf: '2026-08-26' } as const;

const table = { page: 'https://aws.amazon.com/dynamodb/pricing/', asOf: '2026-07-30' } as const;

/** List prices without tax and without free tiers that end, from copies of AWS's pages: compare before relying on them. */
export const prices = {
  alarmMetric: { usd: 0.1, free: 10, ...cloudWatch },
  customMetric: { usd: 0.3, free: 10, ...cloudWatch },
  secret: { usd: 0.4, page: 'https://aws.amazon.com/secrets-manager/pricing/', asOf: '2026-09-20' },
  firewall: { usd: 5, ...firewall },
  firewallRule: { usd: 1, ...firewall },
  /** Arm; artillery 2.0.28 assumes the same for Sydney. */
  lambdaGbSecond: {
    usd: 0.000_013_333_4,
    page: 'https://aws.amazon.com/lambda/pricing/',
    asOf: '2024-11-02',
    region: 'us-east-1',
  },
  lambdaRequest: {
    usd: 0.000_000_2,
    page: 'https://aws.amazon.com/lambda/pricing/',
    asOf: '2026-09-20',
    region: 'us-east-1',
  },
  /** us-east-1’s 0.625 and 0.125 per million, times the ratio of provisioned units: 0.00074 to 0.00065 an hour. */
  tableWrite: { usd: 0.000_000_711_5, ...table },
  tableRead: { usd: 0.000_000_142_3, ...table },
  /** SES’s plan Essentials is the default of accounts new to SES since 21 July 2026; others pay 0.0001 à la carte. */
  mail: {
    usd: 0.000_16,
    page: 'https://aws.amazon.com/ses/pricing/',
    asOf: '2026-07-22',
    region: 'us-east-1',
  },
  /** Counts a month above the first 10,000 of an account; Essentials. */
  activeUser: { usd: 0.015, page: 'https://aws.amazon.com/cognito/pricing/', asOf: '2026-09-20' },
} as const satisfies Record<string, Price>;

/** Detailed metrics of an HTTP API per route: count, latency, integration latency, data, 4xx, 5xx. */
export const metricsOfRoute = 6;

export function describePrices(): string {
  const lines = Object.values<Price>(prices).map(
    ({ page, asOf, region }) => `${page} of ${asOf}${region ? ` (${region})` : ''}`,
  );
  return [...new Set(lines)].join('\n');
}
