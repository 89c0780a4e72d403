import * as z from 'zod';
import { Column } from '#catalogue/columns/column.ts';
import { NumberValues } from '#catalogue/columns/numberValues.ts';
import { readSets, writeSets } from '#catalogue/columns/packedSets.ts';
import { ParameterTable } from '#catalogue/columns/parameterTable.ts';
import type { SectionReader, SectionWriter } from '#catalogue/columns/sections.ts';

const Parameters = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.enum(['number', 'value', 'list']),
    texts: z.array(z.string()),
    numbers: z.array(z.number()),
  }),
);

export function writeParameters(to: SectionWriter, { byId }: ParameterTable): void {
  const parameters = [...byId.values()];
  const contents = parameters.map(({ id, name, type, texts, numbers }) => ({
    id,
    name,
    type,
    texts: [...texts.keys()],
    numbers: numbers.values,
  }));
  to.addJson('parameters', contents satisfies z.input<typeof Parameters>);
  const sets = parameters.flatMap(({ texts }) => [...texts.values()]);
  writeSets(to, 'parameterSets', sets);
  parameters.forEach(({ numbers }, at) => {
    to.add(`parameterNumbers.${at}`, numbers.codes.used());
  });
}

export function readParameters(from: SectionReader): ParameterTable {
  const sets = readSets(from, 'parameterSets').values();
  const parameters = Parameters.parse(from.json('parameters')).map(
    ({ id, name, type, texts, numbers }, at) => ({
      id,
      name,
      type,
      texts: new Map(
        texts.flatMap((text) =>
          sets
            .take(1)
            .map((set) => [text, set] as const)
            .toArray(),
        ),
      ),
      numbers: new NumberValues(Column.uint32(from.uint32(`parameterNumbers.${at}`)), numbers),
    }),
  );
  return new ParameterTable(parameters);
}
