import * as z from 'zod';
import { documentUrl } from '#agents/core/links.ts';

const Decision = z.looseObject({ granted: z.boolean(), source: z.string().max(40).optional() });
const name = z.string().regex(/^[a-z\d-]{1,63}(\.[a-z\d_-]{1,63}){1,8}$/);
const byName = <V extends z.ZodType>(value: V) =>
  z.record(name, value).refine((all) => Object.keys(all).length <= 20, 'At most 20');

export const Consent = byName(Decision.extend({ segments: byName(Decision).optional() }));
export type Consent = z.output<typeof Consent>;

const marketing = 'dev.ucp.consent.marketing';
const descriptions: Readonly<Record<string, string>> = {
  [marketing]: 'News and offers by e-mail, until the buyer ends them in any of them or in the account',
  'dev.ucp.consent.analytics': 'Page views are counted without anything of a visitor, whatever is said here',
};
const unused = 'Nothing here depends on it';

/** Only a decision that the agent says is its buyer's own. */
export function findMarketingDecision(consent: Consent | undefined): boolean | undefined {
  const purpose = consent?.[marketing];
  const decision = purpose?.segments?.[`${marketing}.email`] ?? purpose;
  return decision && decision.source !== 'business' ? decision.granted : undefined;
}

const describe = (key: string, { granted, source }: z.output<typeof Decision>) => ({
  ...{ granted, source: source === 'business' ? 'business' : 'platform' },
  description: descriptions[key] ?? descriptions[key.replace(/\.(email|sms)$/, '')] ?? unused,
});

/** Returns the purposes that the agent sent, each with its description; an undecided purpose counts as refused. */
export const toConsent = (sent: Consent = {}): object =>
  Object.fromEntries(
    Object.entries({ [marketing]: { granted: false, source: 'business' }, ...sent }).map(
      ([key, { segments, ...decision }]: [string, Consent[string]]) => [
        key,
        {
          ...describe(key, decision),
          links: [{ type: 'privacy_policy', url: documentUrl('privacy') }],
          ...(segments && {
            segments: Object.fromEntries(
              Object.entries(segments).map(([segment, one]) => [segment, describe(segment, one)]),
            ),
          }),
        },
      ],
    ),
  );
