import { AppError } from '@bloomkin/shared/errors.ts';
import { findCompanyIdByAbn } from '#model/companies/companyAbnEntity.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import { assignCompany } from '#model/users/companyMembership.ts';
import { changeUser } from '#model/users/saveUser.ts';
import { transact, type Writes } from '#platform/table/transact.ts';

/** Writes company and owner in one transaction. Throws COMPANY.INN.TAKEN and MANAGER.BOUND. */
export async function foundCompany(company: CompanyItem, writes: Writes, now: Date): Promise<void> {
  const { ownerId } = company;
  try {
    if (!ownerId) {
      if (await transact(writes)) throw new AppError('CONFLICT.BUSY');
      return;
    }
    const others = Object.values(writes).flatMap((write) => write ?? []);
    await changeUser(
      ownerId,
      (read) => {
        if (read.companyId) throw new AppError('MANAGER.BOUND');
        return assignCompany(read, { company });
      },
      now,
      { others },
    );
  } catch (error) {
    const isBusy = error instanceof AppError && error.code === 'CONFLICT.BUSY';
    if (isBusy && (await findCompanyIdByAbn(company.abn))) throw new AppError('COMPANY.INN.TAKEN');
    throw error;
  }
}
