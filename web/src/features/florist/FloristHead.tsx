import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import styled from 'styled-components';
import { Row } from '#components/layout/boxes.ts';
import { Icon } from '#components/media/Icon.tsx';
import { Stars } from '#components/media/Stars.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { formatDistance } from '#components/text/formatDistance.ts';
import { Window } from './FloristCard.tsx';

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 20px;
  align-items: center;
  padding-block: 28px 8px;
  ${Window} {
    width: 104px;
    height: 124px;
    border-radius: var(--bk-arch);
  }
  h1 {
    font: 740 clamp(2rem, 1.5rem + 2vw, 3rem) / 1.05 var(--bk-display);
    overflow-wrap: anywhere;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 12px;
    margin-top: 6px;
    color: var(--bk-text-secondary);
  }
  a {
    text-decoration: underline;
  }
`;
const Cover = styled.img`
  width: 100%;
  height: clamp(140px, 24vw, 300px);
  margin-top: 20px;
  border-radius: var(--bk-petal-l);
  background: var(--bk-bg-neutralSoft);
  object-fit: cover;
`;
/** A dense screen of a phone takes the 800 px file: the picture only decorates. */
const coverSizes = '(min-width: 768px) 1256px, 50vw';

interface FloristHeadProps {
  company: Company;
  /** Adds the legal name and the distance in metres. */
  inFull?: boolean;
}

export function FloristHead({ company, inFull = false }: FloristHeadProps) {
  const { brand, name, inn, logo, photo, photo_medium, site, rating, reviews_count, distantion, claim } =
    company;
  return (
    <>
      {photo && (
        <Cover
          src={photo_medium ?? photo}
          {...(photo_medium && { srcSet: `${photo_medium} 800w, ${photo} 1600w`, sizes: coverSizes })}
          width={1256}
          height={300}
          alt=""
        />
      )}
      <Head>
        <Window>
          {logo ? <img src={logo} alt="" width={104} height={124} /> : <Icon name="store" size={40} />}
        </Window>
        <div>
          <h1>{brand || name}</h1>
          <p>
            {rating !== null && (
              <Row as="span" $gap={1.5}>
                <Stars rating={rating} /> <b>{rating.toFixed(1)}</b> ({reviews_count})
              </Row>
            )}
            {distantion !== null && (
              <span>{inFull ? `${formatCount(distantion)} m` : formatDistance(distantion)} away</span>
            )}
          </p>
          <p>{claim.words}</p>
          {inFull && (
            <p>
              {name}, ABN {formatAbn(inn)}
              {site && (
                <a href={site} rel="noreferrer">
                  {new URL(site).host}
                </a>
              )}
            </p>
          )}
        </div>
      </Head>
    </>
  );
}
