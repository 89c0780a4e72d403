import styled from 'styled-components';

interface PicProps {
  /** Null or undefined: a quiet arch instead. */
  photo: { path: string; medium?: { path: string }; small: { path: string } } | null | undefined;
  /** Empty where the text beside it says it all. */
  alt: string;
  /** How wide it is shown, as in an `img`'s `sizes`; left out, the small picture (480 px) is enough. */
  sizes?: string;
  /** The page's main picture: loaded before anything else; all other pictures stand back for it and for the fonts. */
  eager?: boolean;
}

const Cover = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
const NoPhoto = styled.span`
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

/** A photo of 4:5 that fills its box; the box keeps the place, so nothing jumps. */
export function Pic({ photo, alt, sizes, eager = false }: PicProps) {
  if (!photo) return <NoPhoto role={alt ? 'img' : undefined} aria-label={alt || undefined} />;
  const { path, medium, small } = photo;
  const middle = medium ? `${medium.path} 800w, ` : '';
  const widths = sizes && { srcSet: `${small.path} 480w, ${middle}${path} 1600w`, sizes };
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
