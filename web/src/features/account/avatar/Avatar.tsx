import styled from 'styled-components';

const Round = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 96px;
  height: 96px;
  border-radius: 50%;
  overflow: hidden;
  background: var(--bk-bg-brandSoft);
  color: var(--bk-text-brand);
  font: 700 2rem/1 var(--bk-display);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const most = 2;

/** 'RT' of 'Ruby Tran'. */
export const computeInitials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.match(/\p{L}/u)?.[0] ?? '')
    .filter(Boolean)
    .slice(0, most)
    .join('')
    .toUpperCase();

export const Avatar = ({ name, picture }: { name: string; picture: string | null }) => (
  <Round>
    {picture ? (
      <img src={picture} alt="You" width={96} height={96} />
    ) : (
      <span aria-hidden="true">{computeInitials(name) || '?'}</span>
    )}
  </Round>
);
