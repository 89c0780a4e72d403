import styled from 'styled-components';
import { dragHandle, rowButton } from '../rowButton.ts';

export const PickerText = styled.p`
  margin-bottom: 16px;
  color: var(--bk-text-secondary);
`;

export const CollectionRows = styled.ul`
  li {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 68px;
    padding: 8px 20px;
    border-top: 1px solid var(--bk-border-subtle);
    background: var(--bk-bg-surface);
  }
  img,
  li > i {
    flex: none;
    width: 40px;
    height: 48px;
    border-radius: var(--bk-arch);
    background: var(--bk-bg-brandSoft);
    object-fit: cover;
  }
  a {
    flex: 1;
    min-width: 0;
    padding-block: 8px;
    &:hover b {
      text-decoration: underline;
    }
  }
  b,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
  small {
    color: var(--bk-text-secondary);
  }
  @media (max-width: 767px) {
    margin-inline: -16px;
    li {
      padding-inline: 16px;
    }
  }
`;

export const PickedRows = styled.ul`
  display: grid;
  margin-top: 12px;
  li > div {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 64px;
    border-top: 1px solid var(--bk-border-subtle);
    background: var(--bk-bg-surface);
  }
  li[data-lifted] > div {
    position: relative;
    z-index: 2;
    border-radius: var(--bk-radius-m);
    box-shadow: var(--bk-e3);
  }
  img {
    border-radius: var(--bk-radius-s);
    object-fit: cover;
  }
  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
  button {
    ${rowButton}
    &[data-handle] {
      ${dragHandle}
    }
  }
`;

export const Found = styled.ul`
  display: grid;
  max-height: 320px;
  margin-top: 8px;
  overflow: auto;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-m);
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 56px;
    padding: 6px 12px;
    border: 0;
    background: none;
    text-align: left;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
  }
  img {
    border-radius: var(--bk-radius-s);
    object-fit: cover;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
  p {
    padding: 14px;
  }
`;
