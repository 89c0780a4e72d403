import { AppError } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { findCompanyIdByAbn } from '#model/companies/companyAbnEntity.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import { applyActive } from '#model/companies/switchedOff.ts';
import type { Handler } from '#platform/http/request.ts';
import { checkRegister, readAbn } from './abn.ts';
import { changeCompany, requireOwnCompany } from './changeCompany.ts';
import { storePicture } from './companyPictures.ts';

type Fields = BodyOf<typeof routes.updateCompany>;

export const updateCompany: Handler<typeof routes.updateCompany> = async (request) => {
  const { caller, params, body, files, now } = request;
  const { company } = await requireOwnCompany(caller, params.id);
  if (body.active !== undefined && body.active !== company.active && !isAdmin(caller))
    throw new AppError('ACCESS.FORBIDDEN');
  const registered = await checkAbn(company, body, now);
  const pictures = {
    ...(await storePicture(files, 'logo', now)),
    ...(await storePicture(files, 'photo', now)),
  };
  return changeCompany(caller, {
    id: params.id,
    now,
    version: body.version,
    change: (current) => ({
      ...current,
      ...editedFields(current, body),
      ...applyActive(current, body.active ?? current.active, caller, now),
      ...registered,
      ...pictures,
    }),
  });
};

/** Repeats a lookup that failed before, and a day later one without GST: a business may register later. */
async function checkAbn(
  company: CompanyItem,
  { inn }: Fields,
  now: Date,
): Promise<Partial<Pick<CompanyItem, 'abn' | 'register'>>> {
  if (inn === undefined) return {};
  const abn = readAbn(inn);
  if (abn === company.abn && company.register && !mayHaveGstNow(company.register, now)) return {};
  if (abn !== company.abn && (await findCompanyIdByAbn(abn))) throw new AppError('COMPANY.INN.TAKEN');
  const register = await checkRegister(abn, now);
  return { abn, register: register ?? (abn === company.abn ? company.register : null) };
}

const mayHaveGstNow = ({ gstSince, checkedAt }: NonNullable<CompanyItem['register']>, now: Date): boolean =>
  gstSince === null && now.getTime() - Date.parse(checkedAt) > 24 * 3_600_000;

const editedFields = (current: CompanyItem, body: Fields) => ({
  name: body.name ?? current.name,
  brand: body.brand ?? current.brand,
  phone: body.phone_number ?? current.phone,
  site: body.site ?? current.site,
  description: body.description ?? current.description,
  sameDayDelivery: body.sameDayDelivery ?? current.sameDayDelivery,
  payLater: body.pay_later ?? current.payLater,
  orderAlerts: body.order_alerts ?? current.orderAlerts,
});
