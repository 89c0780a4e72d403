import type * as routes from '@bloomkin/shared/routes/categories.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { CategoryId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import type { CategoryItem } from '#model/categories/categoryEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { recordCategoryAct } from './categoryActs.ts';
import { changeTree, place } from './changeTree.ts';
import { storeShopPhoto } from './shopPhoto.ts';

export const createCategory: Handler<typeof routes.createCategory> = async (request) => {
  const { body, files, now, idempotency } = request;
  const id = CategoryId.parse(ulid(now.getTime()));
  const { name, active, parent_id: parentId } = body;
  const photo = (await storeShopPhoto(files, now)) ?? null;
  let data: Category | undefined;
  const version = await changeTree(now, ({ categories }) => {
    const last = categories.filter((other) => other.parentId === parentId).length + 1;
    const added = { id, name, active, photo, parentId, position: body.positions ?? last, revision: 0 };
    const changed = place([...categories, { ...added, position: 0 }], [added], 'parent_id');
    const placed = changed.find((category) => category.id === id) ?? added;
    data = toNewCategory(placed);
    return {
      changed,
      writes: recordCategoryAct('category.created', { current: undefined, next: placed }, categories),
      idempotency: idempotency.keep({ data }),
    };
  });
  if (!data || version === undefined) throw new Error('A new category changes the tree');
  return new HttpResponse({ data }, { headers: versionHeaders(version) });
};

const toNewCategory = ({ id, name, active, parentId, position, photo }: CategoryItem): Category => ({
  ...{ id, name, active, photo },
  parent_id: parentId,
  positions: position,
  products_num: 0,
  children: [],
  version: 1,
});
