import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/categories.ts';
import { readSettledCatalogue } from '#catalogue/currentCatalogue.ts';
import { findCategoryUse, type Use } from '#catalogue/model/typeUse.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import { removal } from '#model/catalogueLog/change.ts';
import { type CategoryItem, type ReadTree, removeCategory } from '#model/categories/categoryEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { recordCategoryAct } from './categoryActs.ts';
import { changeTree, place } from './changeTree.ts';
import { deleteOldPhoto } from './shopPhoto.ts';

export const deleteCategory: Handler<typeof routes.deleteCategory> = async ({ params, now }) => {
  let name = '';
  const version = await changeTree(now, async (tree) => {
    const read = tree.categories.find(({ id }) => id === params.id);
    if (!read) throw new AppError('NOT_FOUND');
    name = read.name;
    // After the category was read: a product added since then fails the removal.
    requireEmpty(tree, read, findCategoryUse(await readSettledCatalogue(), read.id));
    const others = tree.categories.filter((category) => category !== read);
    return {
      changed: place(others, [], 'id'),
      writes: [
        removeCategory(read),
        ...deleteOldPhoto(read.photo, null, now),
        ...recordCategoryAct('category.deleted', { current: read, next: undefined }, tree.categories),
      ],
      removed: removal('category', read.id, read.revision + 1),
    };
  });
  return new HttpResponse(
    { message: `${name} is deleted` },
    { headers: version === undefined ? {} : versionHeaders(version) },
  );
};

function requireEmpty({ categories }: ReadTree, { id, name }: CategoryItem, { count }: Use): void {
  const inside = categories.filter(({ parentId }) => parentId === id);
  if (count === 0 && inside.length === 0) return;
  const parts = [
    ...(inside.length > 0 ? [inside.length === 1 ? '1 category' : `${inside.length} categories`] : []),
    ...(count > 0 ? [count === 1 ? '1 product' : `${count} products`] : []),
  ];
  throw new AppError('CATEGORY.IN_USE', {
    message: `${name} cannot be deleted yet: it holds ${parts.join(' and ')}. Move them first.`,
    extra: {
      products_num: count,
      categories: inside.map((category) => ({ id: category.id, name: category.name })),
    },
  });
}
