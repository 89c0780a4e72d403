import styled from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  background: var(--bk-bg-sunken);
  @media (min-width: 1024px) {
    grid-template: 1fr / minmax(380px, 40%) 1fr;
  }
`;

export const Side = styled.header`
  padding: 14px 20px 6px;
  @media (min-width: 1024px) {
    display: grid;
    grid-template-rows: auto 1fr;
    padding: 28px 40px;
    background: var(--bk-bg-chrome);
    color: var(--bk-text-onChrome);
  }
`;

export const LogoLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  justify-self: start;
  min-height: 44px;
  font: 750 1.5rem/1 var(--bk-display);
  @media (min-width: 1024px) {
    color: var(--bk-white);
    &:focus-visible {
      outline-color: var(--bk-jacaranda-200);
    }
  }
`;

export const Window = styled.div`
  display: none;
  @media (min-width: 1024px) {
    display: grid;
    gap: 24px;
    place-content: center;
    max-width: 380px;
    margin: auto;
  }
  p {
    font: 740 2.25rem/1.1 var(--bk-display);
    color: var(--bk-white);
    text-wrap: balance;
  }
  ul {
    display: grid;
    gap: 12px;
  }
  li {
    display: flex;
    gap: 12px;
    &::before {
      content: '';
      flex: none;
      width: 10px;
      height: 10px;
      margin-top: 7px;
      border-radius: var(--bk-petal-s);
      background: var(--bk-wattle-500);
    }
  }
`;

export const Card = styled.main`
  display: grid;
  gap: 22px;
  align-self: start;
  width: min(480px, calc(100% - 24px));
  margin: 8px auto 40px;
  padding: 24px 20px 28px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal-l);
  background: var(--bk-bg-surface);
  @media (min-width: 768px) {
    align-self: center;
    margin: 40px auto;
    padding: 36px;
  }
  h1 {
    font: 740 2rem/1.1 var(--bk-display);
    font-feature-settings: 'lnum';
    text-wrap: balance;
  }
  h1:focus {
    outline: 0;
  }
  h1 + p {
    margin-top: 6px;
    color: var(--bk-text-secondary);
  }
`;
