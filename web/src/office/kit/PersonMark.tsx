import styled from 'styled-components';
import { computeInitials } from '#features/account/avatar/Initials.tsx';

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: var(--bk-bg-neutralSoft);
  color: var(--bk-text-secondary);
  font: 600 0.8125rem/1 var(--bk-text);
  &[data-tone='0'] {
    background: var(--bk-bg-brandSoft);
    color: var(--bk-text-brand);
  }
  &[data-tone='1'] {
    background: var(--bk-bg-infoSoft);
    color: var(--bk-text-info);
  }
`;

/** A person's initials; the tone is always the same for a name. */
export const PersonMark = ({ name }: { name: string }) => (
  <Mark aria-hidden="true" data-tone={(name.codePointAt(0) ?? 0) % 3}>
    {computeInitials(name) || '?'}
  </Mark>
);
