import styled from 'styled-components';
import { FoldedCard } from '#components/media/FoldedCard.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { IconShape } from '#components/media/IconShape.tsx';
import { Image } from '#components/media/Image.tsx';
import { iconPaths } from '#components/media/iconPaths.ts';
import { Logo } from '#components/media/Logo.tsx';
import { officeIconPaths } from '#components/media/officeIconPaths.ts';
import { Stars } from '#components/media/Stars.tsx';
import { Vase } from '#components/media/Vase.tsx';
import type { Example } from '#kit/example.ts';
import photoUrl from '#kit/photo.svg';

const Glyphs = styled.ul`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  li {
    display: flex;
    align-items: center;
    gap: 10px;
  }
`;

const Portrait = styled.div`
  width: 200px;
  aspect-ratio: 4 / 5;
  border-radius: var(--bk-radius-m);
  overflow: hidden;
`;

const glyphs = (paths: Readonly<Record<string, string>>) => (
  <Glyphs>
    {Object.entries(paths).map(([name, path]) => (
      <li key={name}>
        <IconShape path={path} /> {name}
      </li>
    ))}
  </Glyphs>
);

export const media: readonly Example[] = [
  {
    name: 'FoldedCard',
    tone: 'storefront',
    states: [{ name: 'default', element: <FoldedCard name="Margaret" /> }],
  },
  {
    name: 'Icon',
    states: [
      { name: 'default', element: <Icon name="cart" /> },
      { name: 'large', element: <Icon name="cart" size={40} /> },
      { name: 'solid', element: <Icon name="star" solid /> },
    ],
  },
  {
    name: 'IconShape',
    wide: true,
    states: [
      { name: 'of the storefront', element: glyphs(iconPaths) },
      { name: 'of the back office', element: glyphs(officeIconPaths) },
    ],
  },
  {
    name: 'Image',
    states: [
      {
        name: 'photo',
        element: (
          <Portrait>
            <Image photo={{ path: photoUrl, small: { path: photoUrl } }} alt="A pink flower" />
          </Portrait>
        ),
      },
      {
        name: 'no photo',
        element: (
          <Portrait>
            <Image photo={undefined} alt="Peonies, without a photo" />
          </Portrait>
        ),
      },
    ],
  },
  {
    name: 'Logo',
    states: [
      { name: 'default', element: <Logo /> },
      { name: 'large', element: <Logo size={72} /> },
    ],
  },
  {
    name: 'Stars',
    tone: 'storefront',
    states: [0, 2.4, 3.5, 5].map((rating) => ({ name: String(rating), element: <Stars rating={rating} /> })),
  },
  {
    name: 'Vase',
    states: [
      { name: 'default', element: <Vase /> },
      { name: 'small', element: <Vase size={80} /> },
    ],
  },
];
