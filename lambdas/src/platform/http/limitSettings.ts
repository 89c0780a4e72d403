import * as z from 'zod';

const limit = z.int().positive();

/** Abuse limits; a stage overrides them in cdk.json. */
export const LimitOverrides = z
  .strictObject({
    /** In the busiest planned hour: limits that grow with the shop derive from it. */
    expectedOrdersPerHour: limit,
    sendsPerAddressPerHour: limit,
    wrongAnswersPerAddressPerHour: limit,
    lookupsPerAddressPer10Minutes: limit,
    /** An IPv4 address may be a carrier's gateway for thousands of people. */
    sendsPerGatewayPerHour: limit,
    wrongAnswersPerGatewayPerHour: limit,
    lookupsPerGatewayPer10Minutes: limit,
    /** Texts from an IPv4 address to numbers that differ only in the last four digits: SMS pumping uses rented ranges. */
    sendsPerNumberRangePerHour: limit,
    /** Stored results cost more: one per chosen address. */
    geocodesPerAddressPer10Minutes: limit,
    /** The address field searches as the user types. */
    suggestionsPerAddressPer10Minutes: limit,
    abnLookupsPerAddressPer10Minutes: limit,
    /** Batches of a household or an office. */
    pageViewBatchesPerAddressPer10Minutes: limit,
    openUnpaidOrdersPerBuyer: limit,
    ordersPerBuyerPerHour: limit,
    sendsOverallPerMinute: limit,
    wrongAnswersOverallPer10Minutes: limit,
    /** Minimum duration of a sign-in response, so that timing does not reveal whether an account exists. */
    signInAnswerFloorMs: z.int().min(0),
  })
  .partial();
type Overrides = z.output<typeof LimitOverrides>;
type Limits = Required<Overrides>;

/** 120 times a normal busiest hour (docs/capacity.md). */
const defaultOrdersPerHour = 7200;

const defaults = {
  sendsPerAddressPerHour: 10,
  wrongAnswersPerAddressPerHour: 20,
  lookupsPerAddressPer10Minutes: 30,
  sendsPerNumberRangePerHour: 10,
  geocodesPerAddressPer10Minutes: 60,
  suggestionsPerAddressPer10Minutes: 300,
  abnLookupsPerAddressPer10Minutes: 60,
  pageViewBatchesPerAddressPer10Minutes: 300,
  openUnpaidOrdersPerBuyer: 5,
  ordersPerBuyerPerHour: 20,
  wrongAnswersOverallPer10Minutes: 1000,
  signInAnswerFloorMs: 700,
} satisfies Overrides;

/** One code per order, twice what is needed; a gateway carries a twentieth of them (docs/decisions/0048). */
const limitsFor = (expectedOrdersPerHour: number) => ({
  expectedOrdersPerHour,
  sendsOverallPerMinute: Math.ceil(expectedOrdersPerHour / 60),
  sendsPerGatewayPerHour: Math.ceil(expectedOrdersPerHour / 20),
  wrongAnswersPerGatewayPerHour: Math.ceil(expectedOrdersPerHour / 360),
  lookupsPerGatewayPer10Minutes: Math.ceil(expectedOrdersPerHour / 120),
});

export function readLimits(json: string): Limits {
  const overrides = LimitOverrides.parse(JSON.parse(json));
  const { expectedOrdersPerHour = defaultOrdersPerHour } = overrides;
  const limits = { ...defaults, ...limitsFor(expectedOrdersPerHour), ...overrides };
  return {
    ...limits,
    // A gateway has more people than a home.
    sendsPerGatewayPerHour: Math.max(limits.sendsPerGatewayPerHour, limits.sendsPerAddressPerHour),
    wrongAnswersPerGatewayPerHour: Math.max(
      limits.wrongAnswersPerGatewayPerHour,
      limits.wrongAnswersPerAddressPerHour,
    ),
    lookupsPerGatewayPer10Minutes: Math.max(
      limits.lookupsPerGatewayPer10Minutes,
      limits.lookupsPerAddressPer10Minutes,
    ),
  };
}
