import { paths } from '@bloomkin/shared/pages.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { Image } from '#components/media/Image.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { FloristMark } from '#office/kit/FloristMark.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { clipped } from './typeStyles.ts';

const NavCard = styled.nav`
  display: grid;
  gap: 12px;
  padding: 16px 10px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  h2 {
    padding: 2px 10px 4px;
    color: var(--bk-text-secondary);
    font: 500 0.8125rem/1.4 var(--bk-text);
  }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 60px;
    padding: 8px 10px;
    border-radius: var(--bk-radius-m);
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
    &[aria-current] {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
    }
  }
  a > span:nth-child(2) {
    display: grid;
    min-width: 0;
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    ${clipped}
  }
  i {
    display: none;
  }
  @media (max-width: 1279px) {
    display: flex;
    gap: 8px;
    margin-inline: -16px;
    padding: 2px 16px;
    border: 0;
    border-radius: 0;
    background: none;
    overflow-x: auto;
    scrollbar-width: none;
    section,
    ul {
      display: flex;
      flex: none;
      gap: 8px;
    }
    h2,
    small,
    a > :first-child {
      display: none;
    }
    a {
      gap: 6px;
      min-height: 44px;
      padding: 8px 16px;
      border: 1px solid var(--bk-border-control);
      border-radius: var(--bk-radius-pill);
      background: var(--bk-bg-surface);
      font-size: 0.875rem;
      white-space: nowrap;
      &[aria-current] {
        border-color: var(--bk-bg-brand);
      }
    }
    b {
      font-weight: 500;
    }
    i {
      display: inline;
      font-style: normal;
      font-variant-numeric: tabular-nums;
    }
  }
`;

const Arch = styled.span`
  flex: none;
  width: 34px;
  height: 40px;
  border-radius: var(--bk-arch);
  overflow: clip;
`;

interface TypeNavProps {
  types: readonly ProductType[];
  chosenId: string | undefined;
  isForMarket: boolean;
}

const shownAtFirst = 6;

export function TypeNav({ types, chosenId, isForMarket }: TypeNavProps) {
  const market = types.filter(({ company_id }) => company_id === null);
  const own = types.filter(({ company_id }) => company_id !== null);
  const groups = [
    { title: 'For the whole market', types: market },
    { title: isForMarket ? 'Made by florists' : 'Your own', types: own },
  ];
  return (
    <NavCard aria-label="Types">
      {(isForMarket ? groups : groups.toReversed()).map((group) => (
        <TypeGroup key={group.title} {...group} chosenId={chosenId} hasFlorists={isForMarket} />
      ))}
    </NavCard>
  );
}

interface TypeGroupProps {
  title: string;
  types: readonly ProductType[];
  chosenId: string | undefined;
  hasFlorists: boolean;
}

function TypeGroup({ title, types, chosenId, hasFlorists }: TypeGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const hasChosen = types.slice(shownAtFirst).some(({ id }) => id === chosenId);
  const shown = isOpen || hasChosen ? types : types.slice(0, shownAtFirst);
  if (types.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {shown.map((type) => (
          <li key={type.id}>
            <Link to={paths.paramsEdit(type.id)} aria-current={type.id === chosenId ? 'page' : undefined}>
              <TypeMark type={type} hasFlorist={hasFlorists} />
              <span>
                <b>{type.name}</b>
                <small>{describeOwner(type, hasFlorists)}</small>
              </span>
              <i aria-hidden="true">{formatCount(type.products_num)}</i>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < types.length && (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          Show all {formatCount(types.length)}
          <OfficeIcon name="right" size={16} />
        </Button>
      )}
    </section>
  );
}

function TypeMark({
  type: { company_brand, photo },
  hasFlorist,
}: {
  type: ProductType;
  hasFlorist: boolean;
}) {
  if (company_brand && hasFlorist) return <FloristMark brand={company_brand} />;
  return (
    <Arch>
      <Image photo={photo ? { path: photo, small: { path: photo } } : null} alt="" />
    </Arch>
  );
}

function describeOwner(
  { company_id, company_brand, parameters, products_num }: ProductType,
  hasFlorist: boolean,
): string {
  const owner =
    company_id && hasFlorist ? (company_brand ?? 'A florist') : pluralise(parameters.length, 'parameter');
  return `${owner}, ${pluralise(products_num, 'product')}`;
}
