/** Where events go, and what they are signed with. */
export interface WebhookTarget {
  url: string;
  secret: string;
}
