import styled from 'styled-components';

/** The shop's pages bring margins of their own. */
export const ShopFrame = styled.div`
  margin: -14px -16px 0;
  @media (min-width: 768px) {
    margin: -28px -32px 0;
  }
  > * {
    padding-top: 20px;
  }
`;

export const CatalogueLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px 32px;
  /* The row of filters reaches into the margins of the shop's phones. */
  @media (max-width: 767px) {
    > div {
      margin-inline: -16px;
      padding-inline: 20px;
    }
  }
  @media (min-width: 1152px) {
    grid-template-columns: 220px minmax(0, 1fr);
  }
`;

export const TreeNav = styled.nav`
  ul ul {
    margin-left: 12px;
    padding-left: 8px;
    border-left: 1px solid var(--bk-border-default);
  }
  summary {
    min-height: 44px;
    padding: 10px 0;
    font-weight: 600;
    cursor: pointer;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 10px;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: var(--bk-radius-m);
    font-weight: 500;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
    &[aria-current] {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
      font-weight: 600;
    }
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 1152px) {
    position: sticky;
    top: 84px;
    max-height: calc(100dvh - 110px);
    overflow: auto;
    summary {
      display: none;
    }
  }
`;

export const CategoryPanel = styled.section`
  padding: 8px 20px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  ul ul {
    margin-left: 28px;
  }
  li > div {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 64px;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  > ul > li:last-child > div:last-child {
    border-bottom: 0;
  }
  img,
  i {
    flex: none;
    width: 40px;
    height: 48px;
    border-radius: var(--bk-arch);
    background: var(--bk-bg-brandSoft);
    object-fit: cover;
  }
  li > div > span {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 14px;
    min-width: 0;
    padding-block: 4px;
  }
  a {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    min-width: 0;
    min-height: 44px;
    font-weight: 600;
    overflow-wrap: anywhere;
    &:hover {
      text-decoration: underline;
    }
  }
  small {
    flex: none;
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
`;
