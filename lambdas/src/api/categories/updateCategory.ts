import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/categories.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import type { CategoryId } from '@bloomkin/shared/schemas/ids.ts';
import { readCatalogueWith, readLatestCatalogue } from '#catalogue/currentCatalogue.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import type { CategoryItem, ReadTree } from '#model/categories/categoryEntity.ts';
import type { ApiRequest, Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { recordCategoryAct } from './categoryActs.ts';
import { changeTree, place } from './changeTree.ts';
import { deleteOldPhoto, storeShopPhoto } from './shopPhoto.ts';

type Request = ApiRequest<typeof routes.updateCategory>;

export const updateCategory: Handler<typeof routes.updateCategory> = async (request) => {
  const { params, body, files, now } = request;
  const photo = (await storeShopPhoto(files, now)) ?? body.photo;
  const version = await changeTree(now, async (tree) => {
    const read = await requireFresh(request, tree);
    const next = {
      ...read,
      name: body.name ?? read.name,
      active: body.active ?? read.active,
      photo: photo === undefined ? read.photo : photo || null,
    };
    const changed = planChange(tree, read, next, body);
    const own = changed.find(({ id }) => id === read.id) ?? read;
    const act = recordCategoryAct('category.edited', { current: read, next: own }, tree.categories);
    const writes = changed.length > 0 ? [...act, ...deleteOldPhoto(read.photo, next.photo, now)] : [];
    return { changed, writes };
  });
  const data = await readCategory(params.id, version, now);
  return new HttpResponse({ data }, { headers: version === undefined ? {} : versionHeaders(version) });
};

/** 409 with the newest state when the caller's is stale. */
async function requireFresh({ params, body, now }: Request, { categories }: ReadTree): Promise<CategoryItem> {
  const read = categories.find(({ id }) => id === params.id);
  if (!read) throw new AppError('NOT_FOUND');
  if (body.version !== undefined && body.version !== read.revision) {
    const data = (await readLatestCatalogue(now)).findCategory(read.id);
    throw new AppError('CONFLICT.VERSION', { extra: { data } });
  }
  return read;
}

function planChange(
  { categories }: ReadTree,
  read: CategoryItem,
  next: CategoryItem,
  { parent_id, positions }: Request['body'],
): readonly CategoryItem[] {
  const isSame = next.name === read.name && next.active === read.active && next.photo === read.photo;
  const parentId = parent_id === undefined ? read.parentId : parent_id;
  const isElsewhere = parentId !== read.parentId;
  if (!isElsewhere && positions === undefined) return isSame ? [] : [next];
  const last = categories.filter((other) => other.parentId === parentId).length + 1;
  const position = positions ?? last;
  const placed = place(categories, [{ id: read.id, parentId, position }], 'parent_id');
  const own = placed.find(({ id }) => id === read.id);
  const others = placed.filter((category) => category !== own);
  if (!own) return isSame ? others : [...others, next];
  return [...others, { ...next, parentId: own.parentId, position: own.position }];
}

async function readCategory(id: CategoryId, version: string | undefined, now: Date): Promise<Category> {
  const catalogue = await readCatalogueWith(now, version);
  const category = catalogue.findCategory(id);
  if (!category) throw new AppError('NOT_FOUND');
  return category;
}
