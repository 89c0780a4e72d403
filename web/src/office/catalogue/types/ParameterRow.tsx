import { paths } from '@bloomkin/shared/pages.ts';
import type { TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { StatusPill, type StatusTone } from '#components/feedback/StatusPill.tsx';
import type { useReorder } from '#components/list/useReorder.ts';
import { notifyErrorWith } from '#components/notifyError.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { isFilter, parameterTitle } from '#features/market/filters/parameterNames.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import type { Ask } from '#office/kit/useConfirm.tsx';
import { describeParameter, describeValues, kindLabels } from './describeType.ts';
import { ParameterValues } from './ParameterValues.tsx';
import { clipped, handle } from './typeStyles.ts';
import type { TypeChanges } from './useTypeChanges.ts';

/** The name opens the row wherever no other control is. */
const RowLine = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(120px, 1fr) 116px minmax(60px, 1.1fr) auto 24px;
  align-items: center;
  gap: 4px 12px;
  min-height: 62px;
  padding: 6px 16px 6px 8px;
  > [data-handle] {
    ${handle}
    z-index: 1;
  }
  > [aria-expanded] {
    display: grid;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: left;
    align-content: center;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  > [aria-expanded='true'] ~ svg {
    rotate: 180deg;
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .values {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
    ${clipped}
  }
  > a {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    z-index: 1;
    min-height: 44px;
    color: var(--bk-text-brand);
    font-weight: 600;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    &:hover {
      text-decoration: underline;
    }
  }
  > svg {
    pointer-events: none;
  }
  @media (max-width: 767px) {
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 4px 6px;
    padding-left: 4px;
    .kind,
    .values,
    > svg,
    > a span {
      display: none;
    }
  }
`;

const OpenParameter = styled.div`
  display: grid;
  gap: 12px;
  padding: 0 16px 20px 60px;
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  a,
  p > button {
    font-weight: 600;
    text-decoration: underline;
  }
  @media (max-width: 767px) {
    padding-inline: 14px;
  }
`;

const tones: Readonly<Record<TypeParameter['type'], StatusTone>> = {
  list: 'brand',
  value: 'info',
  number: 'neutral',
};

interface ParameterRowProps {
  typeId: string;
  parameter: TypeParameter;
  order: ReturnType<typeof useReorder<HTMLUListElement>>;
  isOpen: boolean;
  onToggle: () => void;
  onEdit: () => void;
  changes: TypeChanges;
  ask: Ask;
}

export function ParameterRow(props: ParameterRowProps) {
  const { typeId, parameter, order, isOpen, onToggle, onEdit, changes, ask } = props;
  const { id, name, type, products_num } = parameter;
  const contentId = useId();
  return (
    <li {...order.placeProps(id)} data-open={isOpen || undefined}>
      <RowLine style={order.liftStyle(id)}>
        <button type="button" {...order.handleProps(id)}>
          <OfficeIcon name="grip" size={20} strokeWidth={3} />
        </button>
        <button type="button" aria-expanded={isOpen} aria-controls={contentId} onClick={onToggle}>
          <b>{parameterTitle(name)}</b>
          <small>{describeParameter(parameter)}</small>
        </button>
        <span className="kind">
          <StatusPill tone={tones[type]}>{kindLabels[type]}</StatusPill>
        </span>
        <span className="values">{describeValues(parameter)}</span>
        <Link to={paths.products({ type: typeId, parameter: id })}>
          used by {formatCount(products_num)}
          <span> {products_num === 1 ? 'product' : 'products'}</span>
        </Link>
        <OfficeIcon name="down" size={20} />
      </RowLine>
      <div id={contentId} hidden={!isOpen}>
        {isOpen && (
          <OpenParameter>
            <header>
              <p>{describeOpen(parameter)}</p>
              <ParameterMenu
                typeId={typeId}
                parameter={parameter}
                onEdit={onEdit}
                changes={changes}
                ask={ask}
              />
            </header>
            {type !== 'number' && <ParameterValues typeId={typeId} parameter={parameter} changes={changes} />}
          </OpenParameter>
        )}
      </div>
    </li>
  );
}

function describeOpen(parameter: TypeParameter): string {
  const { type, values } = parameter;
  if (type === 'number')
    return parameter.range
      ? `Florists type a number; products have ${describeValues(parameter)}.`
      : 'Florists type a number.';
  return `${pluralise(values.length, 'value')}, in the order buyers see them. A new name shows on every product at once.`;
}

type ParameterMenuProps = Pick<ParameterRowProps, 'typeId' | 'parameter' | 'onEdit' | 'changes' | 'ask'>;

function ParameterMenu({ typeId, parameter, onEdit, changes, ask }: ParameterMenuProps) {
  const { id, name, type } = parameter;
  const navigate = useNavigate();
  const products = paths.products({ type: typeId, parameter: id });
  async function remove() {
    const isSure = await ask({
      title: `Delete ${name}?`,
      text: isFilter(type)
        ? 'Florists are no longer asked for it, and buyers can no longer filter by it.'
        : 'Florists are no longer asked for it, and products no longer show it.',
      confirm: 'Delete the parameter',
      keep: 'Keep it',
      danger: true,
    });
    if (!isSure) return;
    try {
      await changes.save((all) => all.filter((one) => one.id !== id));
    } catch (error) {
      notifyErrorWith(error, { label: 'Show them', run: () => void navigate(products) });
    }
  }
  return (
    <Menu
      label={`More actions for ${name}`}
      items={[
        { label: 'Rename or change', onSelect: onEdit },
        { label: 'Delete the parameter', danger: true, onSelect: () => void remove() },
      ]}
    />
  );
}
