import * as z from 'zod';

const limit = z.int().positive();

/** Rates against abuse, which a stage overrides in cdk.json. */
export const LimitOverrides = z
  .strictObject({
    sendsPerAddressPerHour: limit,
    wrongAnswersPerAddressPerHour: limit,
    lookupsPerAddressPer10Minutes: limit,
    /** Stored answers, which are dear: one for each address that is chosen. */
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
type Limits = Required<z.output<typeof LimitOverrides>>;

const defaults: Limits = {
  sendsPerAddressPerHour: 10,
  wrongAnswersPerAddressPerHour: 20,
  lookupsPerAddressPer10Minutes: 30,
  geocodesPerAddressPer10Minutes: 60,
  suggestionsPerAddressPer10Minutes: 300,
  abnLookupsPerAddressPer10Minutes: 60,
  pageViewBatchesPerAddressPer10Minutes: 300,
  openUnpaidOrdersPerBuyer: 5,
  ordersPerBuyerPerHour: 20,
  sendsOverallPerMinute: 600,
  wrongAnswersOverallPer10Minutes: 1000,
  signInAnswerFloorMs: 700,
};

export const readLimits = (json: string): Limits => ({
  ...defaults,
  ...LimitOverrides.parse(JSON.parse(json)),
});
