import { appDescription } from '@bloomkin/shared/appDescription.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { readFeatureSettings } from '#model/marketSettings/featureSettings.ts';
import type { RenderFile } from '#platform/http/filesHandler.ts';
import { setting, settings } from '#platform/settings.ts';

const freshSeconds = 3600;

/** For agents that read pages: what this is, for whom, and where the machine’s ways in are that are switched on. */
export const llms: RenderFile = async ({ now }) => {
  const site = setting('SITE_URL');
  const { ucp, mcp, acp } = await readFeatureSettings(now);
  const waysIn = [
    ucp &&
      `[UCP profile](${site}/.well-known/ucp): search, cart, checkout to the hand-over, orders (2026-08-25)`,
    mcp && `[MCP](${site}/mcp): the same operations as tools (2026-07-28 and 2025-11-25)`,
    acp &&
      `[ACP discovery](${site}/.well-known/acp.json): checkout sessions (2026-04-17), with a token from us`,
    `Permalink: ${site}${paths.cart()}/{item:quantity,item:quantity} fills a cart and orders nothing`,
  ].filter((way) => way !== false);
  const feeds = `
## Feeds

- [Products](${site}/feeds/products.jsonl): JSON Lines
- [Products](${site}/feeds/google.xml): RSS 2.0
- [Products](${site}/feeds/products.tsv): a table
- [Stores](${site}/feeds/local-inventory.tsv): what each store sells
`;
  const text = `# Bloomkin

> ${appDescription} Each product names its florist. Prices are in Australian dollars and include any GST.

Delivery depends on the recipient’s address, the day and the window: ask for a quote before promising a day. What a
quote offers is what the checkout sells. The buyer pays on our page.

## For agents

${waysIn.map((way) => `- ${way}\n`).join('')}${settings.FEEDS === 'off' ? '' : feeds}
## For people

- [All flowers and plants](${site}${paths.market()})
- [Privacy](${site}/api/agents/documents/privacy), [terms](${site}/api/agents/documents/user_agreement), [refunds](${site}/api/agents/documents/refund), [shipping](${site}/api/agents/documents/shipping)
- [Sitemap](${site}/sitemap.xml)
`;
  return { status: 200, contentType: 'text/plain', text, freshSeconds };
};
