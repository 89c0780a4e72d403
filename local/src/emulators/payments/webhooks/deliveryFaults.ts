/** What a network and a provider may do to deliveries, for tests; an event is never lost by it. */
export interface DeliveryFaults {
  /** Every event is sent so many times more. */
  copies: number;
  /** Every sending waits so long first. */
  delayMs: number;
  /** The next sendings fail as if nobody had been there. */
  dropNext: number;
  /** The next sendings are signed with a secret that is not the webhook's. */
  forgeNext: number;
  /** The next sendings carry a signature older than the five minutes that are taken. */
  staleNext: number;
}

export const noDeliveryFaults: DeliveryFaults = {
  copies: 0,
  delayMs: 0,
  dropNext: 0,
  forgeNext: 0,
  staleNext: 0,
};
