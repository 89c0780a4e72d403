import type { OwnData } from '@bloomkin/shared/schemas/ownData.ts';
import { auditEntity, auditLists, findAuditItems, listAudited } from '#model/audit/auditEntity.ts';
import { withoutHiddenPhotos } from '#model/orders/door.ts';
import { findOrders, listOrdersOfUser, orderEntity } from '#model/orders/orderEntity.ts';
import { listReviewsOfAuthor, reviewEntity } from '#model/reviews/reviewEntity.ts';
import { type UserItem, userEntity } from '#model/users/userEntity.ts';
import { queryItems } from '#platform/table/read.ts';
import { personalData } from './personalData.ts';

type Item = Readonly<Record<string, unknown>>;

/** Lambda's 6 MB response. */
const maxActs = 2000;

/** The person's own rows, and what others have of them, in the fields that `personalData.ts` names. */
export async function collectOwnData(user: UserItem, now: Date): Promise<OwnData> {
  const { id } = user;
  const [rows, orders, reviews, acts] = await Promise.all([
    queryItems(userEntity.partition(user)),
    listOrdersOfUser(id).then((listed) => findOrders(listed.map((order) => order.id))),
    listReviewsOfAuthor(id),
    listAudited(auditLists.by(id), '0', now.toISOString()),
  ]);
  const recorded = await findAuditItems(acts.slice(0, maxActs).map((act) => act.id));
  const all: Item[] = [
    ...rows,
    ...orders.map((order) => orderEntity.toItem(withoutHiddenPhotos(order))),
    ...reviews.map((review) => reviewEntity.toItem(review)),
    ...recorded.map((act) => auditEntity.toItem(act)),
  ];
  const byName = Map.groupBy(all, ({ type }) => String(type));
  const sections = Object.entries(personalData).flatMap(([name, { title, until, fields: labels }]) => {
    const items = (byName.get(name) ?? []).map((item) => selectFields(item, Object.keys(labels)));
    return items.length > 0 && Object.keys(labels).length > 0 ? [{ name, title, until, labels, items }] : [];
  });
  return { at: now.toISOString(), sections };
}

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const selectFields = (item: Item, fields: readonly string[]): Item =>
  Object.fromEntries(
    fields.filter((field) => isFilled(item[field])).map((field) => [field, toReadable(field, item[field])]),
  );

const toReadable = (field: string, value: unknown): unknown =>
  field.endsWith('AtSeconds') && typeof value === 'number' ? new Date(value * 1000).toISOString() : value;
