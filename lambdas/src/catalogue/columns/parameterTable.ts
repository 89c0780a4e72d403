import type { ParameterValues } from '#model/catalogueLog/change.ts';
import { type Bits, emptyBits } from './bits.ts';
import { NumberValues, numberTest } from './numberValues.ts';
import { OrdinalSet } from './ordinalSet.ts';

export interface Parameter {
  readonly id: string;
  /** The latest product's spelling; a product type's own takes precedence. */
  name: string;
  type: ParameterValues['type'];
  readonly texts: Map<string, OrdinalSet>;
  readonly numbers: NumberValues;
}

export class ParameterTable {
  readonly byId: Map<string, Parameter>;

  constructor(parameters: Iterable<Parameter> = []) {
    this.byId = new Map(Array.from(parameters, (parameter) => [parameter.id, parameter]));
  }

  /** `ordinal` must be higher than every earlier one. */
  add(ordinal: number, input: ParameterValues): void {
    const parameter = this.#parameterOf(input);
    if (input.type === 'number') {
      const number = input.values.map(Number).find(Number.isFinite);
      if (number !== undefined) parameter.numbers.add(ordinal, number);
      return;
    }
    for (const text of new Set(input.values.map(String))) {
      const existing = parameter.texts.get(text);
      const set = existing ?? OrdinalSet.empty();
      set.add(ordinal);
      if (!existing) parameter.texts.set(text, set);
    }
  }

  #parameterOf({ parameterId, name, type }: ParameterValues): Parameter {
    const existing = this.byId.get(parameterId);
    if (existing) return Object.assign(existing, { name, type });
    const parameter = { id: parameterId, name, type, texts: new Map(), numbers: new NumberValues() };
    this.byId.set(parameterId, parameter);
    return parameter;
  }

  matching(parameterId: string, values: readonly string[], count: number): Bits {
    const bits = emptyBits(count);
    const parameter = this.byId.get(parameterId);
    if (!parameter) return bits;
    for (const value of values) parameter.texts.get(value)?.orInto(bits);
    const tests = values.flatMap((value) => numberTest(value) ?? []);
    if (tests.length > 0)
      parameter.numbers.addMatching((number) => tests.some((passes) => passes(number)), bits, count);
    return bits;
  }

  renumber(ordinals: Uint32Array, renumbered: Uint32Array, gone: number): ParameterTable {
    const parameters = Array.from(this.byId.values(), (parameter) => ({
      ...parameter,
      numbers: parameter.numbers.pick(ordinals),
      texts: new Map(
        Array.from(parameter.texts, ([text, set]) => [text, set.renumber(renumbered, gone)] as const).filter(
          ([, set]) => set.stored.values.length > 0,
        ),
      ),
    }));
    return new ParameterTable(parameters);
  }
}
