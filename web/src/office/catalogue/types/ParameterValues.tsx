import { paths } from '@bloomkin/shared/pages.ts';
import type { TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { useReadOnly } from '#components/actions/readOnly.ts';
import { Callout } from '#components/feedback/Callout.ts';
import { TextField } from '#components/form/TextField.tsx';
import { MoveBar } from '#components/list/MoveBar.tsx';
import { useReorder } from '#components/list/useReorder.ts';
import { notifyError } from '#components/notifyError.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { ApiError } from '#errors/apiError.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { MoveValueDialog } from './MoveValueDialog.tsx';
import { findValueFault } from './typeValues.ts';
import { changeValues, type TypeChanges } from './useTypeChanges.ts';
import { ValueRow } from './ValueRow.tsx';

/** Numbered downwards. */
const ValueGrid = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 8px 12px;
  @media (max-width: 767px) {
    display: flex;
    flex-direction: column;
  }
`;

const AddValue = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 8px;
  > div {
    flex: 0 1 240px;
  }
  @media (max-width: 767px) {
    > div {
      flex: 1 1 100%;
    }
  }
`;

const maxValues = 100;

interface ParameterValuesProps {
  typeId: string;
  parameter: TypeParameter;
  changes: TypeChanges;
}

interface BlockedValue {
  value: string;
  products: number;
  florists: number;
}

export function ParameterValues({ typeId, parameter, changes }: ParameterValuesProps) {
  const { id, name, values } = parameter;
  const { blocked, remove } = useValueRemoval(parameter, changes);
  const [moved, setMoved] = useState<string>();
  const change: ChangeValues = (apply) => void changes.change(changeValues(id, apply));
  const order = useValueOrder(values, change);
  return (
    <>
      <ValueGrid
        ref={order.list}
        aria-label={`Values of ${name}`}
        style={{ gridTemplateRows: `repeat(${Math.ceil(values.length / 2)}, auto)` }}
      >
        {values.map((value) => (
          <ValueRow
            key={value}
            typeId={typeId}
            parameter={parameter}
            value={value}
            order={order}
            changes={changes}
            onMove={() => setMoved(value)}
            onRemove={() => void remove(value)}
          />
        ))}
      </ValueGrid>
      <MoveBar moving={order} />
      <NewValue
        values={values}
        onAdd={(value) => change((current) => [...current, value])}
        onSort={() => change((current) => current.toSorted((a, b) => a.localeCompare(b, 'en-AU')))}
      />
      {blocked && (
        <InUseNote
          blocked={blocked}
          to={paths.products({ type: typeId, parameter: id, value: blocked.value })}
          onMove={() => setMoved(blocked.value)}
        />
      )}
      <MoveValueDialog
        parameter={parameter}
        value={moved}
        onClose={() => setMoved(undefined)}
        changes={changes}
      />
    </>
  );
}

type ChangeValues = (apply: (values: readonly string[]) => readonly string[]) => void;

const useValueOrder = (values: readonly string[], change: ChangeValues) =>
  useReorder<HTMLUListElement>({
    ids: values,
    describe: (value) => value,
    onReorder: (next) => change((current) => sortLike(current, next)),
    disabled: values.length < 2,
  });

/** `blocked`: the value that products still carry. */
function useValueRemoval({ id, values }: TypeParameter, changes: TypeChanges) {
  const [blocked, setBlocked] = useState<BlockedValue>();
  async function remove(value: string) {
    try {
      await changes.save(changeValues(id, (current) => current.filter((other) => other !== value)));
    } catch (error) {
      const use = readUse(error);
      if (use) setBlocked({ value, ...use });
      else notifyError(error);
    }
  }
  return { blocked: blocked && values.includes(blocked.value) ? blocked : undefined, remove };
}

/** Keeps what was added meanwhile, at the end. */
const sortLike = (values: readonly string[], order: readonly string[]): string[] => [
  ...order.filter((value) => values.includes(value)),
  ...values.filter((value) => !order.includes(value)),
];

function readUse(error: unknown): Omit<BlockedValue, 'value'> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'PRODUCT_TYPE.IN_USE') return undefined;
  const { products_num: products, companies_num: florists } = error.extra;
  return typeof products === 'number' && typeof florists === 'number' ? { products, florists } : undefined;
}

interface NewValueProps {
  values: readonly string[];
  onAdd: (value: string) => void;
  onSort: () => void;
}

function NewValue({ values, onAdd, onSort }: NewValueProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const isReadOnly = useReadOnly() !== undefined;
  const add = () => {
    if (isReadOnly) return;
    const found = values.length >= maxValues ? `At most ${maxValues} values` : findValueFault(values, typed);
    setFault(found);
    if (found) return;
    onAdd(typed.trim());
    setTyped('');
  };
  return (
    <AddValue>
      <TextField
        label="New value"
        hideLabel
        placeholder="New value"
        value={typed}
        maxLength={60}
        error={fault}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      <Button changes onClick={add}>
        <OfficeIcon name="plus" size={18} />
        Add value
      </Button>
      {values.length > 1 && (
        <Button kind="quiet" changes onClick={onSort}>
          Sort A to Z
        </Button>
      )}
    </AddValue>
  );
}

interface InUseNoteProps {
  blocked: BlockedValue;
  /** The products. */
  to: string;
  onMove: () => void;
}

const InUseNote = ({ blocked: { value, products, florists }, to, onMove }: InUseNoteProps) => (
  <Callout $tone="warning" role="status">
    <OfficeIcon name="alert" size={20} />
    <p>
      <b>{value} cannot be deleted yet.</b> It is used by {pluralise(products, 'product')} of{' '}
      {pluralise(florists, 'florist')}. <Link to={to}>Show them</Link> or{' '}
      <button type="button" onClick={onMove}>
        give them another value
      </button>
    </p>
  </Callout>
);
