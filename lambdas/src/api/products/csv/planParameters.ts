import type { NamedType } from '#model/products/csv/catalogueNames.ts';
import {
  type CellError,
  joinValues,
  normalise,
  parameterColumn,
  type RowCells,
  splitValues,
} from '#model/products/csv/productColumns.ts';
import type { StoredParameter } from '#model/products/productEntity.ts';
import { findParameterFault } from '#model/products/productFields.ts';

interface ParameterInput {
  cells: RowCells;
  type: NamedType;
  allTypes: readonly NamedType[];
  stored: readonly StoredParameter[];
}

type Definition = NamedType['parameters'][number];

/** In the type's order. An empty cell clears a value; a missing column keeps it. */
export function planParameters({ cells, type, allTypes, stored }: ParameterInput): {
  parameters: StoredParameter[];
  errors: CellError[];
} {
  const errors: CellError[] = [];
  const planned = type.parameters.flatMap((definition) => {
    const column = normalise(parameterColumn(definition.name));
    const existing = stored.find(({ parameterId }) => parameterId === definition.id);
    const cell = cells.get(column);
    if (cell === undefined || (existing && cell === joinValues(existing.values))) return existing ?? [];
    const values = readValues(definition, cell);
    const fault = findParameterFault(definition, values);
    if (fault) errors.push({ column, message: fault });
    const { id: parameterId, name, type: kind } = definition;
    return values.length > 0 ? { parameterId, name, type: kind, values } : [];
  });
  errors.push(...findForeignCells(cells, type, allTypes));
  const others = stored.filter(({ parameterId }) => type.parameters.every(({ id }) => id !== parameterId));
  return { parameters: [...planned, ...others], errors };
}

function readValues({ type, unit, values: allowed }: Definition, cell: string): string[] {
  const text = normalise(cell);
  const hasUnit = type === 'number' && unit && /\d/.test(text) && text.endsWith(normalise(unit));
  const plain = hasUnit ? text.slice(0, -normalise(unit).length).trim() : cell;
  const values = type === 'list' ? splitValues(cell) : [plain].filter((value) => value !== '');
  return values.map((value) => allowed.find((each) => normalise(each) === normalise(value)) ?? value);
}

function findForeignCells(cells: RowCells, type: NamedType, allTypes: readonly NamedType[]): CellError[] {
  const listColumns = ({ parameters }: NamedType) =>
    parameters.map(({ name }) => normalise(parameterColumn(name)));
  const own = new Set(listColumns(type));
  const foreign = new Set(allTypes.flatMap(listColumns).filter((column) => !own.has(column)));
  return [...foreign]
    .filter((column) => cells.get(column))
    .map((column) => ({ column, message: `${type.name} has no ${column}: leave this empty` }));
}
