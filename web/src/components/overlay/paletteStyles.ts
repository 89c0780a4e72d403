import { css } from 'styled-components';

/**
 * The placement of a dialog that opens at once over the office's search field, on phones over the whole screen, and shows its
 * content alone. Apart from the others, which the storefront loads.
 */
export const palette = css`
  width: min(620px, calc(100vw - 24px));
  max-height: min(86dvh, 720px);
  margin: 10px auto auto 12px;
  border-radius: var(--bk-radius-l);
  transition: none;
  @media (min-width: 1024px) {
    margin-left: 280px;
  }
  @media (max-width: 767px) {
    width: 100vw;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-radius: 0;
  }
`;
