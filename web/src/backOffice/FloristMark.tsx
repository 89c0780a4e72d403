import styled from 'styled-components';
import { computeInitials } from '#features/account/avatar/Initials.tsx';

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 34px;
  height: 40px;
  border-radius: 17px 17px 8px 8px;
  color: #fff;
  font: 600 0.75rem/1 var(--bk-text);
`;

/** Each with enough contrast to white. */
const tones = ['#7a1846', '#453591', '#215846', '#1c3d33', '#5c1236', '#3d2236'] as const;

/** A florist's arch with its initials; the tone is always the same for a brand. */
export const FloristMark = ({ brand }: { brand: string }) => (
  <Mark aria-hidden="true" style={{ background: tones[hash(brand) % tones.length] }}>
    {computeInitials(brand) || '?'}
  </Mark>
);

const hash = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
