import type { ReactNode } from 'react';
import { Logo } from '#components/media/Logo.tsx';
import { Card, Frame, LogoLink, Side, Window } from './authFrameStyles.ts';
import { ShopWindow } from './ShopWindow.tsx';

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
