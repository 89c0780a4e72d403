export interface WebhookTarget {
  url: string;
  /** While one is rolled, events are signed with each. */
  secrets: readonly string[];
}
