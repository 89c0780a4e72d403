import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { parameterTitle } from '#features/market/filters/parameterNames.ts';
import { Card } from '../pageStyles.ts';
import { kindLabels } from './describeType.ts';
import { ValueChips } from './paramsStyles.ts';
import { TypeHead } from './TypeHead.tsx';

/** A type of the market, which florists use and admins change. */
export const TypeView = ({ type }: { type: ProductType }) => (
  <>
    <TypeHead title={type.name} detail="Of the whole market: you can use it, and only an admin changes it." />
    <div style={{ display: 'grid', gap: 16 }}>
      {type.parameters.map(({ id, name, type: kind, unit, values }) => (
        <Card key={id} aria-label={name}>
          <h2>{parameterTitle(name)}</h2>
          <p style={{ marginBottom: 10 }}>
            {kindLabels[kind]}
            {unit && `, in ${unit}`}
          </p>
          <ValueChips>
            {values.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ValueChips>
        </Card>
      ))}
    </div>
  </>
);
