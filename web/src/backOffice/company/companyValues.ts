import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';

export const companyLabels = {
  name: 'Legal name',
  inn: 'ABN',
  brand: 'Brand',
  phone_number: 'Phone',
  site: 'Website',
  description: 'About the shop',
  pay_later: 'Paying later',
};

/** Fields named in a conflict. */
export const readableFields = ['name', 'inn', 'brand', 'phone_number', 'site'];

export const toCompanyValues = (company: Company) => ({
  name: company.name,
  inn: formatAbn(company.inn),
  brand: company.brand,
  phone_number: formatPhone(company.phone_number),
  site: company.site,
  description: company.description,
  pay_later: company.pay_later,
});

export type CompanyValues = ReturnType<typeof toCompanyValues>;
