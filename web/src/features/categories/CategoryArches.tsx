import { paths } from '@bloomkin/shared/pages.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Container } from '#components/layout/Container.tsx';
import { Image } from '#components/media/Image.tsx';
import { Logo } from '#components/media/Logo.tsx';
import { useShopWindows } from './useCategories.ts';

const Strip = styled(Container)`
  margin-top: 14px;
  padding: 0;
`;
/** Final number of columns, so that streamed categories do not shift. */
const Windows = styled.ul<{ $count: number }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 84px;
  justify-content: start;
  gap: 6px 12px;
  min-height: 160px;
  padding: 6px 20px 10px;
  overflow-x: auto;
  scrollbar-width: none;
  @media (min-width: 768px) {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(96px, 127px));
    padding-inline: 32px;
  }
`;
const Arch = styled.i`
  display: grid;
  place-items: center;
  width: 78px;
  height: 94px;
  overflow: hidden;
  border-radius: var(--bk-arch);
  background: var(--bk-bg-brandSoft);
  transition: translate 0.2s cubic-bezier(0.2, 0.8, 0.2, 1);
  img {
    scale: 1.25;
    transform-origin: 50% 30%;
  }
`;
const To = styled(Link)`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 4px;
  border-radius: var(--bk-radius-m);
  font-size: 0.875rem;
  font-weight: 500;
  line-height: 1.2;
  text-align: center;
  &:hover ${Arch} {
    translate: 0 -4px;
  }
  &[aria-current] {
    color: var(--bk-text-brand);
    font-weight: 600;
    ${Arch} {
      outline: 2.5px solid var(--bk-bg-brand);
      outline-offset: 3px;
    }
  }
`;

const asPhoto = (path: string | null) => (path ? { path, small: { path } } : null);

export function CategoryArches({ chosen }: { chosen?: string }) {
  const categories = useShopWindows();
  return (
    <Strip as="nav" aria-label="Browse by category">
      <Windows $count={categories ? categories.length + 1 : placeholders.length}>
        {!categories && placeholders}
        {categories && (
          <li>
            <To to={paths.market()} aria-current={chosen === '0' ? 'page' : undefined}>
              <Arch>
                <Logo size={52} />
              </Arch>
              All flowers
            </To>
          </li>
        )}
        {categories?.map(({ id, name, photo }) => (
          <li key={id}>
            <To to={paths.market({ category: id })} aria-current={chosen === id ? 'page' : undefined}>
              <Arch>
                <Image photo={asPhoto(photo)} alt="" />
              </Arch>
              {name}
            </To>
          </li>
        ))}
      </Windows>
    </Strip>
  );
}

const placeholders = Array.from({ length: 8 }, (_, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
  <li key={index} aria-hidden="true">
    <Skeleton $width="78px" $height="94px" $radius="39px 39px 14px 14px" />
  </li>
));
