import type { ReactNode } from 'react';
import { Image } from '#components/media/Image.tsx';
import { Arches, Ground, Headline } from './heroStyles.ts';
import { useShopWindows } from './useCategories.ts';

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
