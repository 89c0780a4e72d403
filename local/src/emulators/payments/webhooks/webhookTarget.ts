export interface WebhookTarget {
  url: string;
  /** Events are signed with each; more than one during a rotation. */
  secrets: readonly string[];
}
