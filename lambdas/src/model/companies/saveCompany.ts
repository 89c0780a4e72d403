import { releaseAbn, takeAbn } from './companyAbnEntity.ts';
import { type CompanyItem, markCompanyDeleted, patchCompany, putCompany } from './companyEntity.ts';

/* Writes of one transaction; `abn` fails when another company has it. */

export const insertCompany = (company: CompanyItem) => ({
  abn: takeAbn(company),
  company: putCompany(company),
});

export function replaceCompany(next: CompanyItem, current: CompanyItem) {
  const isMoved = next.abn !== current.abn;
  return {
    abn: isMoved ? takeAbn(next) : undefined,
    oldAbn: isMoved ? releaseAbn(current.abn) : undefined,
    company: patchCompany(next, current),
  };
}

/** Frees the ABN for another registration. */
export const removeCompany = (company: CompanyItem, now: Date) => ({
  abn: releaseAbn(company.abn),
  company: markCompanyDeleted(company, now),
});
