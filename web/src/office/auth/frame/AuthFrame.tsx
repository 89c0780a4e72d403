import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Logo } from '#components/media/Logo.tsx';

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

/** A florist's arch at night with the lights on; decoration only. */
const ShopWindow = () => (
  <svg width="200" height="230" viewBox="10 10 200 230" fill="none" aria-hidden="true" focusable="false">
    <path d="M10 240V110a100 100 0 0 1 200 0v130Z" fill="var(--bk-lilly-100)" />
    <path d="M10 176h200v64H10Z" fill="var(--bk-lilly-200)" />
    <path d="M10 176h200" stroke="var(--bk-ink)" strokeWidth="3" />
    <g stroke="var(--bk-gum-600)" strokeWidth="4" strokeLinecap="round">
      <path d="M66 150c0-34-8-52-18-68M66 150c0-30 8-44 22-56M66 150V82" />
      <path d="M152 154c-2-30-12-44-22-52M152 154c0-26 8-40 20-48M152 154V96" />
    </g>
    <g fill="var(--bk-lilly-600)">
      <circle cx="46" cy="78" r="13" />
      <circle cx="90" cy="90" r="11" />
      <circle cx="66" cy="72" r="14" opacity="0.82" />
    </g>
    <g fill="var(--bk-wattle-500)">
      <circle cx="128" cy="98" r="10" />
      <circle cx="174" cy="102" r="11" />
      <circle cx="152" cy="88" r="13" />
    </g>
    <g fill="var(--bk-jacaranda-600)" opacity="0.85">
      <circle cx="110" cy="120" r="8" />
      <circle cx="118" cy="134" r="6" />
    </g>
    <path
      d="M46 146h40l-5 44c-1 6-29 6-30 0Z"
      fill="var(--bk-white)"
      stroke="var(--bk-ink)"
      strokeWidth="3"
    />
    <path d="M50 166h32" stroke="var(--bk-wattle-500)" strokeWidth="6" />
    <path
      d="M132 150h40l-6 40c-1 6-27 6-28 0Z"
      fill="var(--bk-clay)"
      stroke="var(--bk-ink)"
      strokeWidth="3"
    />
    <path d="M112 138c0 14 1 24 1 38" stroke="var(--bk-gum-600)" strokeWidth="3" />
  </svg>
);
