import { lookUpAbn, searchCompanies } from '@bloomkin/shared/routes/companies.ts';
import type { AbnRecord, CompanyBrief } from '@bloomkin/shared/schemas/company.ts';
import { useQuery } from '#api/useQuery.ts';
import { judgeTyped, readDigits } from './abnText.ts';

export type AbnAnswer =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'taken'; company: CompanyBrief }
  | { kind: 'record'; record: AbnRecord };

const once = { revalidateOnFocus: false, revalidateOnReconnect: false, keepPreviousData: false };

const silent: AbnRecord = {
  status: 'silent',
  name: '',
  kind: '',
  since: null,
  gst_since: null,
  state: '',
  postcode: '',
};

/** The company with a complete ABN, otherwise the register's entry. Skips `own`. */
export function useAbnAnswer(text: string, own?: string): AbnAnswer {
  const inn = judgeTyped(text) === 'right' && readDigits(text) !== own ? readDigits(text) : undefined;
  const args = inn ? { query: { inn } } : null;
  const found = useQuery(searchCompanies, args, once);
  const record = useQuery(lookUpAbn, args, once);
  if (!inn) return { kind: 'none' };
  const [company] = found.data?.data ?? [];
  if (company) return { kind: 'taken', company };
  if (record.data) return { kind: 'record', record: record.data.data };
  return record.error ? { kind: 'record', record: silent } : { kind: 'loading' };
}
