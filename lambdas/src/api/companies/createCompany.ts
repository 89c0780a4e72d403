import { AppError } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { findMissingSteps } from '@bloomkin/shared/rules/shopReadiness.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { ShippingValues } from '@bloomkin/shared/schemas/shipping.ts';
import { ulid } from 'ulid';
import { logChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import { findCompanyIdByAbn } from '#model/companies/companyAbnEntity.ts';
import { recordCompanyAct } from '#model/companies/companyActs.ts';
import { companyChange } from '#model/companies/companyChange.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import { insertCompany } from '#model/companies/saveCompany.ts';
import { readShippingSettings } from '#model/marketSettings/shippingSettings.ts';
import { toShopFacts } from '#model/readiness/shopFacts.ts';
import { assignCompany } from '#model/users/companyMembership.ts';
import type { UserHandler } from '#model/users/loadCaller.ts';
import { changeUser } from '#model/users/saveUser.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { transact, type Writes } from '#platform/table/transact.ts';
import { checkRegister, readAbn } from './abn.ts';
import { storePicture } from './companyPictures.ts';
import { toOwnCompany } from './ownCompany.ts';

export const createCompany: UserHandler<typeof routes.createCompany> = async (request) => {
  const { body, files, caller, now, idempotency } = request;
  const owner = isAdmin(caller) ? undefined : caller.user;
  if (owner?.companyId) throw new AppError('MANAGER.BOUND');
  const abn = readAbn(body.inn);
  if (await findCompanyIdByAbn(abn)) throw new AppError('COMPANY.INN.TAKEN');
  const company = {
    ...newCompany(body, await readShippingSettings(now), now),
    abn,
    ownerId: owner?.id ?? null,
    // An admin who adds a company has looked at it.
    ...(owner && { approved: null }),
    register: await checkRegister(abn, now),
    ...(await storePicture(files, 'photo', now)),
  };
  const loaded = { company, stores: [] };
  const missing = findMissingSteps(toShopFacts(loaded, owner, false));
  const answer = { data: toOwnCompany(loaded, { managers: [], missing }, now) };
  const { version, writes: catalogue } = logChanges([companyChange(loaded)], now);
  const writes = {
    ...insertCompany(company),
    catalogue,
    act: recordCompanyAct('company.created', undefined, company),
    idempotency: idempotency.keep(answer),
  };
  await foundCompany(company, writes, now);
  return new HttpResponse(answer, { headers: versionHeaders(version) });
};

type NewCompany = Omit<CompanyItem, 'abn' | 'ownerId' | 'register'>;

const newCompany = (
  body: BodyOf<typeof routes.createCompany>,
  { leadMinutes, periods }: Pick<ShippingValues, 'leadMinutes' | 'periods'>,
  now: Date,
): NewCompany => ({
  id: CompanyId.parse(ulid(now.getTime())),
  name: body.name,
  brand: body.brand,
  phone: body.phone_number,
  site: body.site,
  description: body.description,
  ...{ logo: null, photo: null, photoMedium: null },
  sameDayDelivery: body.sameDayDelivery,
  leadMinutes,
  payLater: body.pay_later,
  deliveryPeriods: periods.map((period) => ({ ...period, capacity: null })),
  active: true,
  ready: false,
  complete: false,
  ratingSum: 0,
  reviewsCount: 0,
  deliveryRecord: {},
  points: [],
  storeIds: [],
  paymentAccountId: null,
  chargesEnabled: false,
  revision: 1,
  createdAt: now.toISOString(),
});

/** Writes company and owner in one transaction. Throws COMPANY.INN.TAKEN and MANAGER.BOUND. */
async function foundCompany(company: CompanyItem, writes: Writes, now: Date): Promise<void> {
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
