import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { MenuList } from './MenuList.tsx';

const Menu = styled.nav`
  position: fixed;
  inset: 68px max(20px, calc(50vw - 628px)) auto auto;
  width: 260px;
  margin: 0;
  padding: 12px;
  max-height: calc(100dvh - 80px);
  overflow-y: auto;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-surface);
  color: inherit;
  box-shadow: var(--bk-e3);
  h2 {
    padding: 10px 12px 4px;
    font: 600 0.8125rem/1.3 var(--bk-text);
    color: var(--bk-text-secondary);
  }
  section + section {
    border-top: 1px solid var(--bk-border-subtle);
    margin-top: 6px;
    padding-top: 10px;
  }
  a,
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    width: 100%;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: var(--bk-radius-m);
    font-weight: 500;
    text-align: left;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
  }
`;

/** Opens on first load; then the header's button toggles it. */
export function MenuPopover({ isSignedIn }: { isSignedIn: boolean }) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    menu.current?.showPopover();
  }, []);
  return (
    <Menu id="shop-menu" ref={menu} popover="auto" aria-label="Menu">
      <MenuList isSignedIn={isSignedIn} onChoose={() => menu.current?.hidePopover()} />
    </Menu>
  );
}
