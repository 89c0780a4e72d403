import styled from 'styled-components';

const Text = styled.span`
  font: 700 2rem/1 var(--bk-display);
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

export const Initials = ({ name }: { name: string }) => (
  <Text aria-hidden="true">{computeInitials(name) || '?'}</Text>
);
