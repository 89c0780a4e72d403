/** Features that the operator can switch off; their data stays. */
export const featureNames = [
  'reviews',
  'discount_codes',
  'cart_reminders',
  'push_campaigns',
  'partner_sign_up',
  'ucp',
  'mcp',
  'acp',
  'web_mcp',
] as const;
export type FeatureName = (typeof featureNames)[number];

/** The response to a request for a feature that is off, by feature. */
export const offMessages: Readonly<Record<FeatureName, string>> = {
  reviews: 'Nobody can write reviews at the moment. Please come back later.',
  discount_codes: 'Discount codes are switched off at the moment.',
  cart_reminders: 'Reminders of carts are switched off: an admin turns them on in the settings.',
  push_campaigns: 'Push campaigns are switched off: an admin turns them on in the settings.',
  partner_sign_up: 'New florists cannot sign up at the moment. Please come back later.',
  ucp: 'Agents cannot order over UCP at the moment.',
  mcp: 'Agents cannot order over MCP at the moment.',
  acp: 'Agents cannot order over ACP at the moment.',
  web_mcp: 'Browsers are not offered the forms as tools at the moment.',
};
