import { paths } from '@bloomkin/shared/pages.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { Menu } from '#components/overlay/Menu.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { type CategoryRowItem, describeCategory } from './categoryRows.ts';
import type { CategoryActions } from './useCategoryActions.ts';
import type { CategoryMoving } from './useCategoryMove.ts';

const RowName = styled.div<{ $depth: number }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  padding-left: ${({ $depth }) => $depth * 46}px;
  > button {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-right: -6px;
    border-radius: 50%;
    transition: rotate 0.12s;
    &[aria-expanded='true'] {
      rotate: 90deg;
    }
  }
  > i {
    flex: none;
    width: 36px;
    height: 42px;
    margin-left: 2px;
  }
  img,
  > span {
    display: grid;
    flex: none;
    place-items: center;
    width: 36px;
    height: 42px;
    border-radius: var(--bk-arch);
    object-fit: cover;
  }
  > span {
    border: 1px dashed var(--bk-border-control);
    color: var(--bk-text-secondary);
  }
  > div {
    min-width: 0;
  }
  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    &[data-failed] {
      color: var(--bk-text-danger);
    }
  }
  @media (max-width: 767px) {
    padding-left: ${({ $depth }) => $depth * 26}px;
    > i {
      display: none;
    }
    small {
      white-space: normal;
    }
  }
`;

interface CategoryRowProps {
  row: CategoryRowItem;
  parentName: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
  moving: CategoryMoving | undefined;
  actions: CategoryActions;
}

export function CategoryRow({ row, parentName, isOpen, onToggle, moving, actions }: CategoryRowProps) {
  const { category, depth, isBesideBranch } = row;
  const { id, name, photo, active, products_num } = category;
  const move = moving?.move;
  const isMoved = move?.id === id;
  return (
    <li
      data-category={id}
      data-moving={isMoved ? move.by : undefined}
      style={toStyle(isMoved ? move : undefined)}
    >
      {moving ? (
        <button type="button" {...moving.handleProps(id)}>
          <OfficeIcon name="grip" size={20} strokeWidth={3} />
        </button>
      ) : (
        <span />
      )}
      <RowName $depth={depth}>
        {moving && category.children.length > 0 ? (
          <BranchToggle name={name} isOpen={isOpen} onToggle={onToggle} />
        ) : (
          moving && isBesideBranch && <i />
        )}
        <RowPhoto photo={photo} />
        <div>
          <b>{name}</b>
          <small>{describeCategory(category, parentName)}</small>
          {actions.failedId === id && <small data-failed>Not deleted</small>}
        </div>
      </RowName>
      <span className="desk">{formatCount(products_num)}</span>
      <SwitchField
        label={`${name} is active`}
        hideLabel
        side="start"
        checked={active}
        onChange={() => actions.setActive(category, !active)}
      />
      <Link className="desk" to={paths.categoryEdit(id)} aria-label={`Change ${name}`}>
        <OfficeIcon name="pencil" size={18} />
      </Link>
      <Menu
        label={`More actions for ${name}`}
        items={[
          { label: 'Change', to: paths.categoryEdit(id) },
          { label: 'Add inside', to: paths.categoryCreate({ inside: id }) },
          { label: 'Move to…', to: paths.categoryEdit(id, { focus: 'inside' }) },
          { label: 'See it as a buyer', to: paths.category(id) },
          { label: 'Delete', onSelect: () => actions.remove(category), danger: true },
        ]}
      />
    </li>
  );
}

const BranchToggle = ({
  name,
  isOpen,
  onToggle,
}: { name: string } & Pick<CategoryRowProps, 'isOpen' | 'onToggle'>) => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-label={`${isOpen ? 'Close' : 'Open'} ${name}`}
    onClick={onToggle}
  >
    <OfficeIcon name="right" size={18} />
  </button>
);

const RowPhoto = ({ photo }: Pick<Category, 'photo'>) =>
  photo ? (
    <img src={photo} alt="" width={36} height={42} loading="lazy" />
  ) : (
    <span>
      <OfficeIcon name="camera" size={16} />
    </span>
  );

const toStyle = (move: { by: string; y: number } | undefined): CSSProperties | undefined =>
  move?.by === 'pointer' ? { translate: `0 ${move.y}px`, rotate: '-0.4deg' } : undefined;
