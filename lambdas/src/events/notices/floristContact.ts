import { type AlertChannel, listAlertChannels } from '@bloomkin/shared/rules/orderAlerts.ts';
import { canEditOrder, findOwnedCompanyId, toPerson } from '@bloomkin/shared/rules/permissions.ts';
import { isMobile } from '@bloomkin/shared/rules/phone.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { type CompanyItem, findCompanyItem } from '#model/companies/companyEntity.ts';
import { listManagerIds } from '#model/companies/managerEntity.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { findUser, findUsers, type UserItem } from '#model/users/userEntity.ts';
import type { Get } from '#platform/table/read.ts';
import type { Contacts, FloristContact, Notice } from './notice.ts';

/** Undefined for a disabled owner or a former member. */
export async function findNotifiedOwner(company: CompanyItem | undefined): Promise<UserItem | undefined> {
  const owner = company?.ownerId ? await findUser(company.ownerId) : undefined;
  return owner?.active && findOwnedCompanyId(owner) === company?.id ? owner : undefined;
}

export async function findFloristContact(companyId: CompanyId, read?: Get): Promise<FloristContact> {
  const company = await findCompanyItem(companyId, read);
  const owner = await findNotifiedOwner(company);
  const contacts = { email: owner?.email ?? '', phone: owner?.phone ?? '' };
  return {
    userId: owner?.id ?? null,
    phone: company?.phone ?? '',
    told: pickContacts(contacts, listAlertChannels(company?.orderAlerts, contacts)),
    urgent: pickContacts(contacts, listAlertChannels(['sms'], contacts)),
  };
}

/** Whoever may work on the order, the owner among them. */
export async function listWorkers({ companyId, userId }: OrderItem, read?: Get): Promise<UserItem[]> {
  const [company, managers] = await Promise.all([
    findCompanyItem(companyId, read),
    listManagerIds(companyId),
  ]);
  const ids = [...(company?.ownerId ? [company.ownerId] : []), ...managers].slice(0, 100);
  const members = await findUsers(ids);
  return members.filter((user) => user.active && canEditOrder(toPerson(user), { companyId, userId }));
}

/** The owner by what reaches at once, and managers by their mobile numbers. */
export async function findColleagues(order: OrderItem): Promise<Notice['to'][]> {
  const { userId: ownerId, urgent } = await findFloristContact(order.companyId);
  const managers = (await listWorkers(order)).filter(({ id, phone }) => id !== ownerId && isMobile(phone));
  return [
    { userId: ownerId, ...urgent },
    ...managers.map(({ id, phone }) => ({ userId: id, phone, email: '' })),
  ];
}

const pickContacts = ({ email, phone }: Contacts, channels: readonly AlertChannel[]): Contacts => ({
  email: channels.includes('email') ? email : '',
  phone: channels.includes('sms') ? phone : '',
});
