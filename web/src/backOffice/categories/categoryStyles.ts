import styled from 'styled-components';
import { Callout } from '#components/feedback/Callout.ts';
import { FieldPair, FormButtons } from '#components/form/fieldStyles.ts';
import { dragHandle, rowButton } from '../rowButton.ts';

export const Rows = styled.ul`
  position: relative;
  li {
    position: relative;
    display: grid;
    align-items: center;
    gap: 4px;
    grid-template-columns: 44px minmax(0, 1fr) 110px 132px 68px 44px 44px;
    min-height: 60px;
    padding-inline: 8px;
    border-top: 1px solid var(--bk-border-subtle);
    background: var(--bk-bg-surface);
  }
  li[data-moving] {
    z-index: 3;
    outline: 2px solid var(--bk-focus-ring);
    outline-offset: -2px;
    border-radius: var(--bk-petal-s);
    box-shadow: var(--bk-e3);
    pointer-events: none;
  }
  li[data-hole] {
    display: block;
    padding: 18px 24px;
    background: repeating-linear-gradient(
      135deg,
      var(--bk-bg-neutralSoft) 0 8px,
      transparent 8px 16px
    );
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  li[data-drop='before']::before,
  li[data-drop='after']::before,
  li[data-drop='inside']::before {
    content: '';
    position: absolute;
    z-index: 2;
    inset: -2px 12px auto var(--drop-indent, 56px);
    height: 4px;
    border-radius: var(--bk-radius-xs);
    background: var(--bk-focus-ring);
  }
  li[data-drop='after']::before,
  li[data-drop='inside']::before {
    inset: auto 12px -2px var(--drop-indent, 56px);
  }
  > li > button,
  > li > a {
    ${rowButton}
    color: inherit;
    &[data-handle] {
      ${dragHandle}
    }
  }
  @media (max-width: 767px) {
    margin-inline: -16px;
    li {
      grid-template-columns: 44px minmax(0, 1fr) 60px 44px;
      min-height: 64px;
      padding: 6px 4px;
    }
    .desk {
      display: none !important;
    }
  }
`;

export const RowName = styled.div<{ $depth: number }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  padding-left: ${({ $depth }) => $depth * 46}px;
  > button {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-right: -6px;
    border: 0;
    border-radius: 50%;
    background: none;
    transition: rotate 0.12s;
    &[aria-expanded='true'] {
      rotate: 90deg;
    }
  }
  > i {
    flex: none;
    width: 36px;
    height: 42px;
    margin-left: 2px;
  }
  img,
  > span {
    display: grid;
    flex: none;
    place-items: center;
    width: 36px;
    height: 42px;
    border-radius: var(--bk-arch);
    object-fit: cover;
  }
  > span {
    border: 1px dashed var(--bk-border-control);
    color: var(--bk-text-secondary);
  }
  > div {
    min-width: 0;
  }
  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-weight: 600;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    &[data-failed] {
      color: var(--bk-text-danger);
    }
  }
  @media (max-width: 767px) {
    padding-left: ${({ $depth }) => $depth * 26}px;
    > i {
      display: none;
    }
    small {
      white-space: normal;
    }
  }
`;

export const Heads = styled.div`
  display: grid;
  gap: 4px;
  grid-template-columns: 44px minmax(0, 1fr) 110px 132px 68px 92px;
  padding: 10px 8px;
  background: var(--bk-bg-neutralSoft);
  color: var(--bk-text-secondary);
  font-size: 0.8125rem;
  font-weight: 600;
  @media (max-width: 767px) {
    display: none;
  }
`;

export const Places = styled.div`
  display: flex;
  align-items: center;
  font-variant-numeric: tabular-nums;
  > span {
    min-width: 24px;
    text-align: center;
  }
  button {
    ${rowButton}
    &[aria-disabled='true'] {
      background: none;
      opacity: 0.35;
    }
  }
`;

export const PlacePair = styled(FieldPair)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

/** Stays at the drawer's foot while the fields scroll. */
export const DrawerLine = styled.p`
  margin: -8px 0 16px;
  color: var(--bk-text-secondary);
`;

export const ShopNote = styled(Callout)`
  a {
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
  }
`;

export const DrawerButtons = styled(FormButtons)`
  position: sticky;
  bottom: -24px;
  margin: 0 -24px -24px;
  padding: 14px 24px;
  border-top: 1px solid var(--bk-border-subtle);
  background: var(--bk-bg-surface);
  > :first-child {
    flex: 1;
  }
`;
