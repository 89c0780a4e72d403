import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company, CompanyInfo } from '@bloomkin/shared/schemas/company.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type * as z from 'zod';
import { useQuery } from '#api/useQuery.ts';
import { Icon } from '#components/media/Icon.tsx';
import type { IconName } from '#components/media/iconPaths.ts';
import { formatDistance } from '#components/text/formatDistance.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { toListPoint } from '#features/deliveryAddress/placeQuery.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { Window } from '#features/florist/FloristCard.tsx';

const Box = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 18px;
  align-items: center;
  ${Window} {
    width: 108px;
    height: 130px;
  }
  a {
    text-decoration: underline;
  }
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 8px;
    min-height: 1.4em;
    margin-top: 6px;
    color: var(--bk-text-secondary);
    line-height: 1.4;
  }
  li svg {
    margin-top: 2px;
    color: var(--bk-text-success);
  }
`;

/** The florist's face, and what holds about them; each number says of how many and since when. */
export function Maker({ company }: { company: z.output<typeof CompanyInfo> }) {
  const place = usePlace();
  const { data } = useQuery(getCompany, {
    params: { id: company.id },
    query: place ? toListPoint(place) : {},
  });
  const known = data?.data;
  const distance = known?.distantion ?? null;
  // The address and the distance are the same store's.
  const store = known?.stores.find(({ distantion }) => distantion === distance) ?? known?.stores[0];
  const away = distance !== null && `${formatDistance(distance)} away`;
  const lines: [IconName, string][] = [
    ['pin', [store?.location.address, away].filter(Boolean).join(', ')],
    ['clock', known?.claim.words ?? ''],
    ['star', known ? describeRating(known) : ''],
  ];
  return (
    <Box aria-labelledby="maker">
      <Window>
        {company.logo ? (
          <img src={company.logo} alt="" width={108} height={130} loading="lazy" />
        ) : (
          <Icon name="store" size={40} />
        )}
      </Window>
      <div>
        <h2 id="maker">
          <Link to={paths.florist(company.id)}>{company.brand}</Link> makes this
        </h2>
        <ul>
          {lines.map(([icon, words]) => (
            <li key={icon}>
              {words && <Icon name={icon} size={18} />}
              {words}
            </li>
          ))}
        </ul>
      </div>
    </Box>
  );
}

/** '4.9 from 312 reviews since May 2024' */
const describeRating = ({ rating, reviews_count, since }: Company): string =>
  rating === null
    ? ''
    : `${rating.toFixed(1)} from ${pluralise(reviews_count, 'review')}${since ? ` since ${formatDay(since, '').replace(/^\w+ \d+ /, '')}` : ''}`;
