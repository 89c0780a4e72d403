import styled, { css } from 'styled-components';

const big = css`
  min-height: 64px;
  border-radius: var(--bk-radius-l);
  font-size: 1.0625rem;
`;

/** The driver's phone: one column, and nothing to press below 64 px. */
export const Screen = styled.main`
  display: flex;
  flex-direction: column;
  gap: 12px;
  max-width: 480px;
  min-height: 100dvh;
  margin: 0 auto;
  background: var(--bk-bg-sunken);
  button,
  a {
    ${big}
  }
  > header {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 64px;
    padding: 0 16px;
    background: var(--bk-bg-chrome);
    color: var(--bk-text-onChrome);
    font-weight: 600;
    button {
      padding: 0 8px;
      color: inherit;
      &:hover {
        background: transparent;
        text-decoration: underline;
      }
    }
    p {
      flex: none;
    }
    small {
      display: block;
      color: inherit;
      font-weight: 400;
    }
  }
  > :not(header, footer) {
    margin: 0 16px;
  }
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    align-content: start;
    flex: 1;
    overflow-wrap: anywhere;
  }
  h1 {
    font: 740 2rem/1.12 var(--bk-display);
    span {
      display: block;
    }
  }
  h2 {
    font: 700 1.25rem/1.2 var(--bk-display);
  }
  [data-name] {
    font-size: 1.125rem;
    font-weight: 600;
  }
  small {
    color: var(--bk-text-secondary);
  }
  figure {
    position: relative;
    img {
      width: 100%;
      aspect-ratio: 4 / 3;
      border-radius: var(--bk-radius-l);
      object-fit: cover;
    }
    figcaption {
      position: absolute;
      left: 12px;
      bottom: 12px;
      padding: 6px 12px;
      border-radius: var(--bk-radius-pill);
      background: var(--bk-ink);
      color: var(--bk-white);
    }
  }
  [aria-pressed='true'] {
    background: var(--bk-bg-inverse);
    color: var(--bk-bg-surface);
  }
  li + li {
    margin-top: 10px;
  }
`;

export const Progress = styled.span`
  display: flex;
  flex: 1;
  gap: 4px;
  i {
    flex: 1;
    height: 7px;
    border-radius: var(--bk-radius-xs);
    background: var(--bk-ink-soft);
    &[data-state='done'] {
      background: var(--bk-gum-500);
    }
    &[data-state='current'] {
      background: var(--bk-wattle-500);
    }
    &[data-state='failed'] {
      background: var(--bk-lilly-300);
    }
  }
`;

/** Within reach of a thumb. */
export const Feet = styled.footer`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: 10px;
  padding: 12px 16px 16px;
  border-top: 1px solid var(--bk-border-subtle);
  background: var(--bk-bg-surface);
`;

/** The bouquet, to take the right one out of the van. */
export const Goods = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  font-weight: 600;
  img {
    flex: none;
    width: 64px;
    height: 80px;
    border-radius: var(--bk-petal-s);
    object-fit: cover;
  }
  small {
    display: block;
    font-weight: 400;
  }
`;

export const BigLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  border: 1px solid var(--bk-border-control);
  font-weight: 600;
`;

export const Reason = styled.button`
  display: flex;
  align-items: center;
  gap: 14px;
  width: 100%;
  padding: 10px 16px;
  border: 1px solid var(--bk-border-control);
  background: var(--bk-bg-surface);
  text-align: left;
  small {
    display: block;
  }
`;
