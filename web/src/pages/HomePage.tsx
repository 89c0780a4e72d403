import { Suspense } from 'react';
import styled from 'styled-components';
import { useToday } from '#components/hooks/useToday.ts';
import { Page } from '#components/layout/Page.tsx';
import { CategoryArches } from '#features/categories/CategoryArches.tsx';
import { Hero } from '#features/categories/Hero.tsx';
import { KnownHome } from '#features/home/KnownHome.tsx';
import { HomeShelves } from '#features/home/lazyHomeShelves.ts';
import { WriteTag } from '#features/home/WriteTag.tsx';
import { useTag } from '#features/tag/useTag.ts';

const description =
  'Flowers and plants from local Australian florists, delivered to the door or ready to pick up.';

/** As high with the tag to write as with what can arrive: a guest's tag is known only in the browser. */
const Stage = styled.div`
  min-height: 510px;
  @media (min-width: 1024px) {
    min-height: 640px;
  }
`;

export function HomePage() {
  const tag = useTag();
  const today = useToday();
  return (
    <Page title="Flowers from the florist round the corner" description={description}>
      <Stage>
        {tag.words.isEmpty ? (
          <Hero title="Somebody is about to get flowers.">
            <WriteTag />
          </Hero>
        ) : (
          <KnownHome tag={tag} today={today} />
        )}
      </Stage>
      <CategoryArches />
      <Suspense fallback={<div style={{ minHeight: 1800 }} />}>
        <HomeShelves place={tag.place} />
      </Suspense>
    </Page>
  );
}
