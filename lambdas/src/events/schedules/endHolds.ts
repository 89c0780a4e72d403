import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { findNotifiedOwner } from '#events/notices/floristContact.ts';
import { logChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { recordCompanyAct } from '#model/companies/companyActs.ts';
import { companyChange } from '#model/companies/companyChange.ts';
import { applyHold, listEnded, putOwnerNotice } from '#model/companies/companyHold.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { replaceCompany } from '#model/companies/saveCompany.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';

/** Reads the holds again, so that repeats are harmless and a hold that an admin ended stays ended. */
export const endHolds = (id: CompanyId, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const loaded = await findCompany(id, { consistent: true });
    const ended = loaded ? listEnded(loaded.company, now) : [];
    const [first] = ended;
    if (!loaded || !first) return undefined;
    const { company: current } = loaded;
    const owner = await findNotifiedOwner(current);
    const released = ended.map(({ what }) => ({ what, held: false, reason: '' }));
    const next = released.reduce((company, hold) => applyHold(company, hold), current);
    const company = { ...next, revision: current.revision + 1 };
    const { writes: catalogue } = logChanges([companyChange({ ...loaded, company })], now);
    const failed = await transact({
      ...replaceCompany(company, current),
      catalogue,
      act: recordCompanyAct('company.released', current, company, {
        reason: 'It ended by itself on the day set for it.',
        by: { id: first.hold.byId, name: first.hold.byName },
      }),
      told: owner && released.map((hold) => putOwnerNotice({ owner, company: current }, hold, now)),
    });
    return failed ? conflict : undefined;
  });
