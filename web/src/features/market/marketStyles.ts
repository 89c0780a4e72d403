import styled from 'styled-components';
import { Container } from '#components/layout/Container.tsx';

export const Layout = styled(Container)`
  display: grid;
  gap: 28px 40px;
  margin-top: 20px;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1024px) {
    grid-template-columns: 220px minmax(0, 1fr);
  }
`;

export const Side = styled.aside`
  display: none;
  @media (min-width: 1024px) {
    display: block;
    position: sticky;
    top: 96px;
    align-self: start;
    max-height: calc(100dvh - 112px);
    padding: 3px;
    margin: -3px;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
`;

/** On phones it is among the chips. */
export const WideOnly = styled.div`
  @media (max-width: 767px) {
    display: none;
  }
`;
