import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '#components/layout/Container.tsx';
import { Image } from '#components/media/Image.tsx';
import { Headline } from './Headline.ts';
import { useShopWindows } from './useCategories.ts';

const Ground = styled(Container)`
  display: grid;
  gap: 28px;
  align-items: center;
  padding-block: 20px 8px;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1024px) {
    grid-template-columns: 1.02fr 1fr;
    gap: 48px;
    padding-block: 30px 18px;
  }
`;

const Arches = styled.div`
  display: grid;
  order: 1;
  grid-template-columns: repeat(3, 1fr);
  gap: 12px;
  align-items: end;
  figure {
    overflow: hidden;
    aspect-ratio: 3/5;
    border-radius: 50% 50% var(--bk-radius-l) var(--bk-radius-l) / 30% 30% var(--bk-radius-l) var(--bk-radius-l);
    background: var(--bk-bg-neutralSoft);
  }
  figure:nth-child(2) {
    aspect-ratio: 3/5.7;
    border-radius: 50% 50% var(--bk-radius-l) var(--bk-radius-l) / 26.3% 26.3% var(--bk-radius-l) var(--bk-radius-l);
  }
  @media (max-width: 1023px) {
    display: none;
  }
`;

interface HeroProps {
  title: string;
  children: ReactNode;
}

export function Hero({ title, children }: HeroProps) {
  const photos = [...new Set(useShopWindows()?.flatMap(({ photo }) => photo ?? []))];
  return (
    <Ground>
      {/* Before the words, which stand in the middle of its height: so they need not move once it is there. */}
      <Arches aria-hidden="true">
        {[3, 0, 5].map((index) => {
          const path = photos[index % Math.max(photos.length, 1)];
          return <figure key={index}>{path && <Image photo={{ path, small: { path } }} alt="" />}</figure>;
        })}
      </Arches>
      <div>
        <Headline>{title}</Headline>
        {children}
      </div>
    </Ground>
  );
}
