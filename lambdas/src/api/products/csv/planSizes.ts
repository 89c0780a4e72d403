import { describeIssue } from '@bloomkin/shared/schemas/describeIssue.ts';
import { SizeInput } from '@bloomkin/shared/schemas/productSizes.ts';
import * as z from 'zod';
import type { NamedType } from '#model/products/csv/catalogueNames.ts';
import { type CellError, type RowCells, readYesNo, yesNoFault } from '#model/products/csv/productColumns.ts';
import { hasSizeColumns, readSizeColumn, sizeColumn, sizeNumbers } from '#model/products/csv/sizeColumns.ts';
import type { ProductItem, StoredSize } from '#model/products/productEntity.ts';
import { newSizeId } from '#model/products/productSizes.ts';
import { toPlainText } from './plainText.ts';
import { planParameters } from './planParameters.ts';

interface SizesInput {
  cells: RowCells;
  sku: string;
  type: NamedType;
  allTypes: readonly NamedType[];
  existing: ProductItem | undefined;
}

interface PlannedSizes {
  sizes: readonly StoredSize[];
  errors: CellError[];
}

const htmlOrText = z.string().transform(toPlainText).pipe(SizeInput.shape.description.unwrap());

/** Sizes are matched by SKU; without their columns they stay. */
export function planSizes(input: SizesInput): PlannedSizes {
  const { cells, type, existing } = input;
  if (!hasSizeColumns(cells))
    return { sizes: existing?.sizes.map((size) => withinType(size, type)) ?? [], errors: [] };
  const errors: CellError[] = [];
  const planned = sizeNumbers.flatMap((number) => {
    const own = getSizeCells(cells, number);
    if ([...own.values()].every((cell) => cell === '')) return [];
    return { number, size: planSize(number, own, input, errors) };
  });
  errors.push(...findRepeats(planned, input.sku));
  return { sizes: planned.map(({ size }) => size), errors };
}

const getSizeCells = (cells: RowCells, number: number): RowCells =>
  new Map(
    [...cells].flatMap(([column, cell]) => {
      const found = readSizeColumn(column);
      return found?.number === number ? [[found.field, cell] as const] : [];
    }),
  );

const withinType = (size: StoredSize, { parameters }: NamedType): StoredSize => ({
  ...size,
  parameters: size.parameters.filter(({ parameterId }) => parameters.some(({ id }) => id === parameterId)),
});

function planSize(number: number, cells: RowCells, input: SizesInput, errors: CellError[]): StoredSize {
  const fail = (field: string, message: string) =>
    errors.push({ column: sizeColumn(number, field), message });
  const read = <T>(field: string, schema: z.ZodType<T>, otherwise: T): T => {
    const parsed = schema.safeParse(cells.get(field) ?? '', { error: describeIssue });
    if (!parsed.success) fail(field, parsed.error.issues[0]?.message ?? 'Field is incorrect');
    return parsed.success ? parsed.data : otherwise;
  };
  const { shape } = SizeInput;
  const sku = read('sku', shape.sku, '');
  const existingSize = input.existing?.sizes.find((size) => size.sku === sku);
  const active = readYesNo(cells.get('active') ?? '', existingSize?.active ?? true);
  if (active === undefined) fail('active', yesNoFault);
  const description = cells.has('description')
    ? read('description', htmlOrText, '')
    : existingSize?.description;
  const { type, allTypes, existing } = input;
  const stored = existing?.typeId === type.id ? (existingSize?.parameters ?? []) : [];
  const { parameters, errors: faults } = planParameters({ cells, type, allTypes, stored });
  for (const { column, message } of faults) fail(column, message);
  return {
    id: existingSize?.id ?? newSizeId(),
    name: read('', shape.name, ''),
    sku,
    priceCents: read('price', shape.price, 0),
    active: active ?? true,
    ...(description && { description }),
    photoId: existingSize?.photoId ?? null,
    parameters,
  };
}

function findRepeats(planned: readonly { number: number; size: StoredSize }[], sku: string): CellError[] {
  return planned.flatMap(({ number, size }, index) => {
    const earlier = planned.slice(0, index).map((other) => other.size);
    const errors: CellError[] = [];
    if (size.sku !== '' && (size.sku === sku || earlier.some((other) => other.sku === size.sku)))
      errors.push({ column: sizeColumn(number, 'sku'), message: 'This SKU is there twice in this row' });
    if (size.name !== '' && earlier.some(({ name }) => name.toLowerCase() === size.name.toLowerCase()))
      errors.push({ column: sizeColumn(number, ''), message: `${size.name} is there twice` });
    return errors;
  });
}
