import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import styled from 'styled-components';
import { parameterTitle } from '#features/market/filters/parameterNames.ts';
import { describeParameter } from './describeType.ts';
import { TypeHead, TypePanel } from './typeStyles.ts';

const ViewList = styled.ul`
  display: grid;
  li {
    padding: 12px 20px;
    border-top: 1px solid var(--bk-border-subtle);
  }
  h3 {
    font: 600 1rem/1.4 var(--bk-text);
  }
`;

/** A type of the market, which florists use and admins change. */
export const TypeView = ({ type }: { type: ProductType }) => (
  <TypePanel aria-label={type.name}>
    <TypeHead>
      <div>
        <h2>{type.name}</h2>
        <p>Of the whole market: you can use it, and only an admin changes it.</p>
      </div>
    </TypeHead>
    <ViewList>
      {type.parameters.map((parameter) => (
        <li key={parameter.id}>
          <h3>{parameterTitle(parameter.name)}</h3>
          <small>{describeParameter(parameter)}</small>
          <p>{parameter.values.join(', ')}</p>
        </li>
      ))}
    </ViewList>
  </TypePanel>
);
