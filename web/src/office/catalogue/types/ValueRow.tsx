import { paths } from '@bloomkin/shared/pages.ts';
import type { TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '#components/actions/IconButton.tsx';
import { useReadOnly } from '#components/actions/readOnly.ts';
import { notify } from '#components/feedback/notify.ts';
import type { useReorder } from '#components/list/useReorder.ts';
import { notifyError } from '#components/notifyError.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { countCarriers } from './describeType.ts';
import { handle } from './typeStyles.ts';
import { findValueFault } from './typeValues.ts';
import { changeValues, type TypeChanges } from './useTypeChanges.ts';

const ValueBox = styled.li`
  > div {
    display: grid;
    grid-template-columns: 36px 24px minmax(0, 1fr) auto 44px;
    align-items: center;
    gap: 4px;
    min-height: 52px;
    padding: 0 4px 0 6px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
  }
  &[data-edited] > div {
    border-color: var(--bk-text-info);
    box-shadow: 0 0 0 2px var(--bk-text-info);
  }
  &[data-lifted] > div {
    position: relative;
    z-index: 2;
    border-color: var(--bk-bg-brand);
    box-shadow: var(--bk-e3);
  }
  [data-handle] {
    ${handle}
    width: 36px;
  }
  i {
    color: var(--bk-text-secondary);
    font-style: normal;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  [title='Rename'] {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: left;
    overflow-wrap: anywhere;
  }
  input {
    min-width: 0;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-size: 1rem;
    outline: none;
  }
  input ~ button {
    order: 2;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
`;

interface ValueRowProps {
  typeId: string;
  parameter: TypeParameter;
  value: string;
  order: ReturnType<typeof useReorder<HTMLUListElement>>;
  changes: TypeChanges;
  onMove: () => void;
  onRemove: () => void;
}

/** Renamed in place: Enter saves, Escape puts back. */
export function ValueRow(props: ValueRowProps) {
  const { typeId, parameter, value, order, changes, onMove, onRemove } = props;
  const [typed, setTyped] = useState<string>();
  const count = countCarriers(parameter, value);
  const { style, ...place } = order.placeProps(value);
  const readOnly = useReadOnly();
  const rename = () => setTyped(value);
  return (
    <ValueBox {...place} style={style} data-edited={typed === undefined ? undefined : ''}>
      <div style={order.liftStyle(value)}>
        <button type="button" {...order.handleProps(value)}>
          <OfficeIcon name="grip" size={18} strokeWidth={3} />
        </button>
        <i aria-hidden="true">{style.order + 1}</i>
        {typed === undefined ? (
          <button type="button" title="Rename" onClick={rename} {...readOnly}>
            {value}
          </button>
        ) : (
          <RenameField
            value={value}
            parameter={parameter}
            typed={typed}
            onType={setTyped}
            changes={changes}
          />
        )}
        <small title={pluralise(count, 'product')}>{formatCount(count)}</small>
        {typed === undefined && (
          <Menu
            label={`More actions for ${value}`}
            items={[
              { label: 'Rename', changes: true, onSelect: rename },
              ...(count > 0
                ? [
                    {
                      label: `Show ${pluralise(count, 'product')}`,
                      to: paths.products({ type: typeId, parameter: parameter.id, value }),
                    },
                    { label: 'Give them another value', onSelect: onMove },
                  ]
                : []),
              ...(parameter.values.length > 1
                ? [{ label: 'Delete', danger: true, changes: true, onSelect: onRemove }]
                : []),
            ]}
          />
        )}
      </div>
    </ValueBox>
  );
}

interface RenameFieldProps {
  value: string;
  parameter: TypeParameter;
  typed: string;
  onType: (typed: string | undefined) => void;
  changes: TypeChanges;
}

function RenameField({ value, parameter, typed, onType, changes }: RenameFieldProps) {
  const [isSaving, setSaving] = useState(false);
  const { id, values } = parameter;
  async function save() {
    const to = typed.trim();
    if (isSaving) return;
    if (to === value) return onType(undefined);
    const fault = findValueFault(
      values.filter((other) => other !== value),
      to,
    );
    if (fault) return void notify({ tone: 'error', message: fault });
    setSaving(true);
    try {
      await (countCarriers(parameter, value) > 0
        ? changes.move({ parameterId: id, value, to }, () => undefined)
        : changes.save(changeValues(id, (all) => all.map((one) => (one === value ? to : one)))));
    } catch (error) {
      notifyError(error);
      setSaving(false);
      return;
    }
    onType(undefined);
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape') onType(undefined);
  };
  return (
    <>
      <input
        ref={focusOnce}
        aria-label={`New name of ${value}`}
        value={typed}
        maxLength={60}
        readOnly={isSaving}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton icon="check" label={`Save the name of ${value}`} onClick={() => void save()} />
    </>
  );
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus();
