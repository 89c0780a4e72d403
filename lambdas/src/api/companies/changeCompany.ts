import { AppError } from '@bloomkin/shared/errors.ts';
import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { canEditCompany, type Person } from '@bloomkin/shared/rules/permissions.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { logChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import { recordCompanyAct } from '#model/companies/companyActs.ts';
import { companyChange } from '#model/companies/companyChange.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import { type CompanyWithStores, findCompany } from '#model/companies/companyWithStores.ts';
import { replaceCompany } from '#model/companies/saveCompany.ts';
import { toCompany } from '#model/companies/toCompany.ts';
import type { Caller } from '#platform/http/caller.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact, type Write } from '#platform/table/transact.ts';
import { queuePictureDeletion } from './companyPictures.ts';
import { loadOwnCompany } from './ownCompany.ts';

interface CompanyChange {
  id: CompanyId;
  now: Date;
  /** 409 with the newest state when the caller's is stale. */
  version?: number | undefined;
  /** Names the act in the audit log, instead of an edit. */
  act?: { act: AuditAct; reason: string };
  /** Written with a change of the company. */
  also?: (current: CompanyItem) => Write[];
  change: (current: CompanyItem, read: CompanyWithStores) => CompanyItem | Promise<CompanyItem>;
  may?: MayChange;
}

type MayChange = (caller: Person, companyId: CompanyId) => boolean;

export async function requireOwnCompany(
  caller: Caller,
  id: CompanyId,
  may: MayChange = canEditCompany,
): Promise<CompanyWithStores> {
  const loaded = may(caller, id) ? await findCompany(id, { consistent: true }) : undefined;
  if (!loaded) throw new AppError('NOT_FOUND');
  return loaded;
}

/** Writes the change and the catalogue's log; returns the company as its owner sees it. */
export async function changeCompany(
  caller: Caller,
  { id, now, version: seen, act, also, change, may }: CompanyChange,
) {
  const { saved, headers } = await retryOnConflict(async () => {
    const read = await requireOwnCompany(caller, id, may);
    const changed = await change(read.company, read);
    const isStale = seen !== undefined && seen !== read.company.revision;
    // Repeating a change that was made succeeds at any version.
    if (isStale && JSON.stringify(changed) !== JSON.stringify(read.company)) {
      const data = await loadShown(read, caller, now);
      throw new AppError('CONFLICT.VERSION', { extra: { data } });
    }
    const company = { ...changed, revision: read.company.revision + 1 };
    const next = { ...read, company };
    const { version, writes: catalogue } = logChanges([companyChange(next)], now);
    const failed = await transact({
      ...replaceCompany(company, read.company),
      catalogue,
      oldPictures: queuePictureDeletion(company, read.company, now),
      act: recordCompanyAct(act?.act ?? 'company.edited', read.company, company, act),
      also: also?.(read.company),
    });
    if (failed === 'abn') throw new AppError('COMPANY.INN.TAKEN');
    return failed ? conflict : { saved: next, headers: versionHeaders(version) };
  });
  return new HttpResponse({ data: await loadShown(saved, caller, now) }, { headers });
}

/** Managers see what buyers see. */
const loadShown = async (loaded: CompanyWithStores, caller: Caller, now: Date): Promise<Company> =>
  canEditCompany(caller, loaded.company.id)
    ? loadOwnCompany(loaded, caller, now)
    : toCompany(loaded, undefined, now);
