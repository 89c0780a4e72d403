import { AppError } from '@bloomkin/shared/errors.ts';
import { parseAbn } from '@bloomkin/shared/rules/abn.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import { lookUpAbn } from '#platform/services/abnLookup.ts';

const invalid = (code: 'COMPANY.INN.INVALID' | 'COMPANY.INN.CANCELLED', message?: string) =>
  new AppError(code, {
    ...(message && { message }),
    errors: [{ path: 'inn', message: message ?? new AppError(code).message }],
  });

export function readAbn(text: string): string {
  const abn = parseAbn(text);
  if (!abn) throw invalid('COMPANY.INN.INVALID');
  return abn;
}

/** Null when the register is silent or switched off. */
export async function checkRegister(abn: string, now: Date): Promise<CompanyItem['register']> {
  const { status, name, gst_since: gstSince } = await lookUpAbn(abn);
  if (status === 'cancelled') throw invalid('COMPANY.INN.CANCELLED');
  if (status === 'unknown')
    throw invalid('COMPANY.INN.INVALID', 'The business register does not know this ABN.');
  return status === 'active' ? { name, gstSince, checkedAt: now.toISOString() } : null;
}
