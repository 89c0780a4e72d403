/** For tests; no event is ever lost. */
export interface DeliveryFaults {
  /** Extra copies of every event. */
  copies: number;
  /** Before every delivery. */
  delayMs: number;
  /** Deliveries that fail to connect. */
  dropNext: number;
  forgeNext: number;
  /** Deliveries signed more than five minutes ago. */
  staleNext: number;
}

export const noDeliveryFaults: DeliveryFaults = {
  copies: 0,
  delayMs: 0,
  dropNext: 0,
  forgeNext: 0,
  staleNext: 0,
};
