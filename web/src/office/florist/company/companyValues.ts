import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { listAlertChannels } from '@bloomkin/shared/rules/orderAlerts.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';

export const companyLabels = {
  name: 'Legal name',
  inn: 'ABN',
  brand: 'Brand',
  phone_number: 'Phone',
  site: 'Website',
  description: 'About the shop',
  pay_later: 'Paying later',
  order_alerts: 'How we tell you about an order',
};

/** Fields named in a conflict. */
export const readableFields = ['name', 'inn', 'brand', 'phone_number', 'site'];

/** Without the owner's contacts, which only the owner sees, as chosen. */
export const toCompanyValues = (company: Company, owner?: Pick<User, 'phone' | 'email'>) => ({
  name: company.name,
  inn: formatAbn(company.inn),
  brand: company.brand,
  phone_number: formatPhone(company.phone_number),
  site: company.site,
  description: company.description,
  pay_later: company.pay_later,
  order_alerts: [
    ...(owner ? listAlertChannels(company.order_alerts, owner) : (company.order_alerts ?? ['email'])),
  ],
});

export type CompanyValues = ReturnType<typeof toCompanyValues>;
