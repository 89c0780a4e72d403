import { invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/productTypes.ts';
import { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { readLatestCatalogue } from '#catalogue/currentCatalogue.ts';
import { findCarriers } from '#catalogue/model/typeUse.ts';
import { recordActFirst } from '#model/audit/recordAct.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import { findProducts, type ProductItem, type StoredParameter } from '#model/products/productEntity.ts';
import { saveProducts } from '#model/products/saveProduct.ts';
import type { TypeParameter } from '#model/productTypes/productTypeEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { inBatches } from '#platform/table/inBatches.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { changeType } from './changeType.ts';
import { getEditableType } from './editableType.ts';
import { findParameter } from './parameters.ts';
import { toProductType } from './toProductType.ts';

interface Move {
  parameterId: string;
  value: string;
  to: string;
}

/** Idempotent: the value is deleted last, so that a repeat continues. See docs/product-rules.md, "Product types". */
export const moveParameterValue: Handler<typeof routes.moveParameterValue> = async (request) => {
  const { params, body, caller, now } = request;
  const type = await getEditableType(caller, params.id);
  const parameter = findParameter(type.parameters, params.parameterId);
  checkMove(parameter, body);
  if (!parameter.values.includes(body.to)) await changeParameter(request, addBefore(body));
  const carriers = await readCarriers(request);
  if (carriers.count > 0) {
    const changes = [{ field: parameter.name, before: body.value, after: body.to }];
    await recordActFirst({ act: 'type.value_moved', object: type, changes });
  }
  const { moved, version } = await moveProducts(carriers.ids, { parameterId: parameter.id, ...body }, now);
  const { count: left } = await readCarriers(request);
  const isLast = left === 0 && parameter.values.includes(body.value);
  const { type: data, headers } = isLast
    ? await changeParameter(request, dropValue(body))
    : await readType(request, version);
  return new HttpResponse({ data, moved, left }, { headers });
};

type Request = Parameters<Handler<typeof routes.moveParameterValue>>[0];

const readCarriers = async ({ params: { id, parameterId }, body, now }: Request) =>
  findCarriers(await readLatestCatalogue(now), id, parameterId, body.value);

async function readType({ caller, params, now }: Request, version: string | undefined) {
  const type = await getEditableType(caller, params.id);
  return {
    type: toProductType(type, await readLatestCatalogue(now)),
    headers: version === undefined ? {} : versionHeaders(version),
  };
}

const changeParameter = (
  request: Request,
  change: (values: readonly string[]) => readonly string[],
): ReturnType<typeof changeType> =>
  changeType(request, {
    id: request.params.id,
    change: (read) => {
      const current = findParameter(read.parameters, request.params.parameterId);
      const next = { ...current, values: change(current.values) };
      return { ...read, parameters: read.parameters.map((one) => (one === current ? next : one)) };
    },
  });

type Values = Pick<Move, 'value' | 'to'>;

const addBefore =
  ({ value, to }: Values) =>
  (values: readonly string[]): readonly string[] =>
    values.includes(to) ? values : values.flatMap((one) => (one === value ? [to, one] : [one]));

const dropValue =
  ({ value }: Values) =>
  (values: readonly string[]): readonly string[] =>
    values.filter((one) => one !== value);

/** A value that is gone was moved before. */
function checkMove({ type, values }: TypeParameter, { value, to }: Values): void {
  if (type === 'number') throw invalidField('value', 'A number has no values');
  if (value === to) throw invalidField('to', 'Choose another value');
  if (!values.includes(value) && !values.includes(to)) throw invalidField('value', 'Not one of its values');
}

const productsPerTransaction = 25;

async function moveProducts(
  ids: readonly string[],
  move: Move,
  now: Date,
): Promise<{ moved: number; version: string | undefined }> {
  const batches = await inBatches(ids, productsPerTransaction, (batch) =>
    retryOnConflict(async () => {
      const products = await findProducts(batch.map((id) => ProductId.parse(id)));
      const writes = [...products.values()].flatMap((read) => {
        const product = moveValue(read, move, now);
        return product ? [{ product, read }] : [];
      });
      if (writes.length === 0) return { count: 0, version: undefined };
      const version = await saveProducts(writes, now);
      return version === conflict ? conflict : { count: writes.length, version };
    }),
  );
  const versions = batches.flatMap(({ version }) => version ?? []);
  return {
    moved: batches.reduce((sum, { count }) => sum + count, 0),
    version: versions.sort().at(-1),
  };
}

/** Undefined if neither the product nor a size carries the value. */
function moveValue(product: ProductItem, move: Move, now: Date): ProductItem | undefined {
  const { parameterId, value, to } = move;
  const carries = ({ parameterId: id, values }: StoredParameter) =>
    id === parameterId && values.includes(value);
  const isCarrier = [product, ...product.sizes].some(({ parameters }) => parameters.some(carries));
  if (product.deleted || !isCarrier) return undefined;
  const replace = (parameters: readonly StoredParameter[]) =>
    parameters.map((parameter) =>
      carries(parameter)
        ? {
            ...parameter,
            values: [...new Set(parameter.values.map((one) => (one === value ? to : one)))],
          }
        : parameter,
    );
  return {
    ...product,
    parameters: replace(product.parameters),
    sizes: product.sizes.map((size) => ({ ...size, parameters: replace(size.parameters) })),
    revision: product.revision + 1,
    updatedAt: now.toISOString(),
  };
}
