import styled from 'styled-components';
import { Checkbox } from '#components/form/Checkbox.tsx';

const Ticks = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 18px;
`;

interface StoreTicksProps {
  stores: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Nothing for a shop with one store. */
export const StoreTicks = ({ stores, chosen, onChange }: StoreTicksProps) =>
  stores.length > 1 && (
    <Ticks aria-label="For these stores">
      {stores.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={(checked) =>
            onChange(
              stores.map((store) => store.id).filter((one) => (one === id ? checked : chosen.includes(one))),
            )
          }
        >
          {name}
        </Checkbox>
      ))}
    </Ticks>
  );
