import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Logo } from '#components/media/Logo.tsx';
import { ShopWindow } from './ShopWindow.tsx';

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  background: var(--bk-bg-sunken);
  @media (min-width: 1024px) {
    grid-template: 1fr / minmax(380px, 40%) 1fr;
  }
`;

const Side = styled.header`
  padding: 14px 20px 6px;
  @media (min-width: 1024px) {
    display: grid;
    grid-template-rows: auto 1fr;
    padding: 28px 40px;
    background: var(--bk-bg-chrome);
    color: var(--bk-text-onChrome);
  }
`;

const LogoLink = styled.a`
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

const Window = styled.div`
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

const Card = styled.main`
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

const promises = [
  'The day’s orders by delivery time: what to make, what leaves next',
  'Your own delivery area, days and prices',
  'Card payments and refunds in one place',
];

export const AuthFrame = ({ children }: { children: ReactNode }) => (
  <Frame>
    <Side>
      <LogoLink href="/">
        <Logo size={32} />
        Bloomkin
      </LogoLink>
      <Window>
        <ShopWindow />
        <p>Your shop window, open all night</p>
        <ul>
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </Window>
    </Side>
    <Card>{children}</Card>
  </Frame>
);
