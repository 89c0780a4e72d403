import styled from 'styled-components';

const Link = styled.a`
  position: absolute;
  z-index: 200;
  left: 16px;
  top: -80px;
  padding: 12px 20px;
  border-radius: 0 0 var(--bk-radius-m) var(--bk-radius-m);
  background: var(--bk-bg-inverse);
  color: var(--bk-bg-page);
  font-weight: 600;
  &:focus {
    top: 0;
  }
`;

/** Leads to the element with the id `main`. */
export const SkipLink = () => <Link href="#main">Skip to content</Link>;
