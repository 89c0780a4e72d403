import { paths } from '@bloomkin/shared/pages.ts';
import type { TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { notifyErrorWith } from '#components/feedback/notifyError.ts';
import { StatusPill, type StatusTone } from '#components/feedback/StatusPill.tsx';
import type { useReorder } from '#components/list/useReorder.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { isFilter, parameterTitle } from '#features/market/filters/parameterNames.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import type { Ask } from '../useConfirm.tsx';
import { describeParameter, describeValues, kindLabels } from './describeType.ts';
import { ParameterValues } from './ParameterValues.tsx';
import { OpenParameter, RowLine } from './parameterStyles.ts';
import type { TypeChanges } from './useTypeChanges.ts';

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
