export interface WebhookTarget {
  url: string;
  secret: string;
}
