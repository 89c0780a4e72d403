import { type AlertChannel, listAlertChannels } from '@bloomkin/shared/rules/orderAlerts.ts';
import { findOwnedCompanyId } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { type CompanyItem, findCompanyItem } from '#model/companies/companyEntity.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';
import type { Contacts, FloristContact } from './notice.ts';

/** Undefined for a disabled owner or a former member. */
export async function findNotifiedOwner(company: CompanyItem | undefined): Promise<UserItem | undefined> {
  const owner = company?.ownerId ? await findUser(company.ownerId) : undefined;
  return owner?.active && findOwnedCompanyId(owner) === company?.id ? owner : undefined;
}

export async function findFloristContact(companyId: CompanyId): Promise<FloristContact> {
  const company = await findCompanyItem(companyId);
  const owner = await findNotifiedOwner(company);
  const contacts = { email: owner?.email ?? '', phone: owner?.phone ?? '' };
  return {
    userId: owner?.id ?? null,
    phone: company?.phone ?? '',
    told: pickContacts(contacts, listAlertChannels(company?.orderAlerts, contacts)),
    urgent: pickContacts(contacts, listAlertChannels(['sms'], contacts)),
  };
}

const pickContacts = ({ email, phone }: Contacts, channels: readonly AlertChannel[]): Contacts => ({
  email: channels.includes('email') ? email : '',
  phone: channels.includes('sms') ? phone : '',
});
