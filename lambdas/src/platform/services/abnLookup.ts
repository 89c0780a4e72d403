import type { AbnRecord } from '@bloomkin/shared/schemas/company.ts';
import * as z from 'zod';
import { logWarning } from '#platform/log.ts';
import { settings } from '#platform/settings.ts';
import { sendHttpRequest } from './httpRequest.ts';
import { readSecret } from './secrets.ts';

const timeoutMs = 8000;

/** https://abr.business.gov.au/json returns empty texts for an unknown ABN. */
const Details = z.object({
  Abn: z.string(),
  AbnStatus: z.string(),
  AbnStatusEffectiveFrom: z.string().nullish(),
  AddressPostcode: z.string().nullish(),
  AddressState: z.string().nullish(),
  EntityName: z.string(),
  EntityTypeName: z.string().nullish(),
  Gst: z.string().nullish(),
  Message: z.string(),
});
type Details = z.output<typeof Details>;

const noRecord = { name: '', kind: '', since: null, gst_since: null, state: '', postcode: '' };

/** Never throws: valid digits are enough to continue. */
export async function lookUpAbn(abn: string): Promise<AbnRecord> {
  if (!settings.ABN_LOOKUP_SECRET_ARN) return { status: 'off', ...noRecord };
  try {
    return toRecord(await readDetails(abn, settings.ABN_LOOKUP_SECRET_ARN));
  } catch (error) {
    logWarning('abn.silent', { error: error instanceof Error ? error : new Error('unknown') });
    return { status: 'silent', ...noRecord };
  }
}

async function readDetails(abn: string, secretArn: string): Promise<Details> {
  const url = new URL(`${settings.ABN_LOOKUP_URL}/json/AbnDetails.aspx`);
  url.search = new URLSearchParams({ abn, guid: (await readSecret(secretArn)).trim() }).toString();
  const { status, body } = await sendHttpRequest({ url, timeoutMs });
  if (status !== 200) throw new Error(`The register answered ${status}`);
  // JSONP: callback({…})
  const [, json = ''] = /^\s*\w*\(([\s\S]*)\)[;\s]*$/.exec(body.toString('utf8')) ?? [];
  const details = Details.parse(JSON.parse(json));
  if (/guid/i.test(details.Message)) throw new Error('The register does not know our GUID');
  return details;
}

function toRecord(details: Details): AbnRecord {
  if (details.Abn === '') return { status: 'unknown', ...noRecord };
  return {
    status: details.AbnStatus === 'Active' ? 'active' : 'cancelled',
    name: details.EntityName,
    kind: details.EntityTypeName ?? '',
    since: details.AbnStatusEffectiveFrom || null,
    gst_since: details.Gst || null,
    state: details.AddressState ?? '',
    postcode: details.AddressPostcode ?? '',
  };
}
