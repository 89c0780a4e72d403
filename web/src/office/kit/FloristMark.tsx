import styled from 'styled-components';
import { computeInitials } from '#features/account/avatar/Initials.tsx';

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 34px;
  height: 40px;
  border-radius: var(--bk-arch);
  color: var(--bk-white);
  font: 600 0.75rem/1 var(--bk-text);
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** In the theme, each with enough contrast to white. */
const tones = 6;

interface FloristMarkProps {
  brand: string;
  logo?: string | null | undefined;
}

/** A florist's arch with its logo, or initials in the tone that its brand always has. */
export const FloristMark = ({ brand, logo }: FloristMarkProps) => (
  <Mark
    aria-hidden="true"
    style={logo ? undefined : { background: `var(--bk-florist-${(hash(brand) % tones) + 1})` }}
  >
    {logo ? <img src={logo} alt="" loading="lazy" /> : computeInitials(brand) || '?'}
  </Mark>
);

const hash = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
