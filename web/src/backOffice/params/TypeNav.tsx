import { paths } from '@bloomkin/shared/pages.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/actions/Button.tsx';
import { Image } from '#components/media/Image.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { FloristMark } from '../FloristMark.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { Arch, NavCard } from './typeStyles.ts';

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
