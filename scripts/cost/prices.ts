/** List prices in USD for ap-southeast-2, without free tiers and taxes: from memory, not from a price page. Compare them with aws.amazon.com/pricing before you rely on them. */
export const prices = {
  asOf: '2025-06',
  /** A month each. */
  alarmMetric: 0.1,
  dashboard: 3,
  customMetric: 0.3,
  secret: 0.4,
  firewall: 5,
  firewallRule: 1,
  lambdaGbSecond: 0.000_013_333_4,
  lambdaRequest: 0.000_000_2,
} as const;

/** Of an HTTP API with detailed metrics, by route: count, latency, integration latency, data, 4xx, 5xx. */
export const metricsOfRoute = 6;
