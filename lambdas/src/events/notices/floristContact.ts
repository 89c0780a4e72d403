import { type AlertChannel, listAlertChannels } from '@bloomkin/shared/rules/orderAlerts.ts';
import { canEditOrder, findOwnedCompanyId, toPerson } from '@bloomkin/shared/rules/permissions.ts';
import { isMobile } from '@bloomkin/shared/rules/phone.ts';
import type { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { type CompanyItem, findCompanyItem } from '#model/companies/companyEntity.ts';
import { listManagerIds } from '#model/companies/managerEntity.ts';
import { findInbox } from '#model/messages/messageEntity.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { findUser, findUsers, type UserItem } from '#model/users/userEntity.ts';
import { BatchRead } from '#platform/table/batchRead.ts';
import type { Get } from '#platform/table/read.ts';
import type { Contacts, FloristContact, Notice } from './notice.ts';

/** Undefined for a disabled owner or a former member. */
export async function findNotifiedOwner(
  company: CompanyItem | undefined,
  read?: Get,
): Promise<UserItem | undefined> {
  const owner = company?.ownerId ? await findUser(company.ownerId, read) : undefined;
  return owner?.active && findOwnedCompanyId(owner) === company?.id ? owner : undefined;
}

/** The owner and the inbox are read in one call, unless only the buyer `isTold`. */
export async function findFloristContact(
  companyId: CompanyId,
  read?: Get,
  isTold = true,
): Promise<FloristContact> {
  const company = await findCompanyItem(companyId, read);
  const batch = new BatchRead();
  const reading = Promise.all([
    isTold ? findNotifiedOwner(company, batch.get) : undefined,
    isTold && company?.ownerId ? findInbox(company.ownerId, batch.get) : undefined,
  ]);
  batch.send();
  const [owner, inbox] = await reading;
  const contacts = { email: owner?.email ?? '', phone: owner?.phone ?? '' };
  return {
    userId: owner?.id ?? null,
    inbox,
    phone: company?.phone ?? '',
    told: pickContacts(contacts, listAlertChannels(company?.orderAlerts, contacts)),
    urgent: pickContacts(contacts, listAlertChannels(['sms'], contacts)),
  };
}

/** The owner and the managers. */
export async function listMemberIds({ companyId }: OrderItem, read?: Get): Promise<UserId[]> {
  const [company, managers] = await Promise.all([
    findCompanyItem(companyId, read),
    listManagerIds(companyId),
  ]);
  return [...(company?.ownerId ? [company.ownerId] : []), ...managers].slice(0, 100);
}

/** Those of the members who may work on the order. */
export async function findWorkers(
  { companyId, userId }: OrderItem,
  ids: readonly UserId[],
): Promise<UserItem[]> {
  const members = await findUsers(ids);
  return members.filter((user) => user.active && canEditOrder(toPerson(user), { companyId, userId }));
}

/** The owner by what reaches at once, and managers by their mobile numbers. */
export async function findColleagues(order: OrderItem): Promise<Notice['to'][]> {
  const { userId: ownerId, urgent } = await findFloristContact(order.companyId);
  const workers = await findWorkers(order, await listMemberIds(order));
  const managers = workers.filter(({ id, phone }) => id !== ownerId && isMobile(phone));
  return [
    { userId: ownerId, ...urgent },
    ...managers.map(({ id, phone }) => ({ userId: id, phone, email: '' })),
  ];
}

const pickContacts = ({ email, phone }: Contacts, channels: readonly AlertChannel[]): Contacts => ({
  email: channels.includes('email') ? email : '',
  phone: channels.includes('sms') ? phone : '',
});
