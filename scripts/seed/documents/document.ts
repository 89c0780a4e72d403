export interface SeedDocument {
  name: 'legacy' | 'privacy' | 'shipping' | 'refund' | 'user_agreement';
  title: string;
  text: string;
}
