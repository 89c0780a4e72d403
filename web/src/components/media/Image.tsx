import styled from 'styled-components';

interface ImageProps {
  /** Null or undefined shows a placeholder. */
  photo: { path: string; medium?: { path: string }; small: { path: string } } | null | undefined;
  alt: string;
  /** The `sizes` of an `img`; without it the 480 px file is used. */
  sizes?: string;
  /** The page's largest image: loaded with high priority. */
  eager?: boolean;
}

const Cover = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
const Placeholder = styled.span`
  display: grid;
  place-items: end center;
  width: 100%;
  height: 100%;
  background: var(--bk-bg-neutralSoft);
  &::before {
    content: '';
    width: 46%;
    height: 58%;
    border-radius: 50% 50% 0 0 / 36% 36% 0 0;
    background: var(--bk-bg-brandSoft);
  }
`;

/** A 4:5 photo that fills its box. */
export function Image({ photo, alt, sizes, eager = false }: ImageProps) {
  if (!photo) return <Placeholder role={alt ? 'img' : undefined} aria-label={alt || undefined} />;
  const { path, medium, small } = photo;
  const mediumSource = medium ? `${medium.path} 800w, ` : '';
  const widths = sizes && { srcSet: `${small.path} 480w, ${mediumSource}${path} 1600w`, sizes };
  return (
    <Cover
      src={small.path}
      {...widths}
      width={480}
      height={600}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'low'}
      decoding={eager ? 'sync' : 'async'}
    />
  );
}
