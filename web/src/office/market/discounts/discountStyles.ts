import styled from 'styled-components';

export const Title = styled.span`
  display: block;
  a {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
  code {
    display: inline-block;
    margin-top: 2px;
    padding: 2px 8px;
    border: 1.5px dashed var(--bk-border-control);
    border-radius: var(--bk-radius-s);
    font: 600 0.8125rem/1.4 var(--bk-text);
    letter-spacing: 0.02em;
  }
`;

export const Meter = styled.span`
  display: grid;
  gap: 4px;
  min-width: 96px;
  font-variant-numeric: tabular-nums;
  small {
    color: var(--bk-text-secondary);
  }
  i {
    display: block;
    height: 7px;
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-neutralSoft);
    overflow: hidden;
    i {
      background: var(--bk-bg-brand);
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  > div,
  > aside {
    display: grid;
    gap: 16px;
    min-width: 0;
  }
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    > aside {
      position: sticky;
      top: 20px;
    }
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  > span:empty {
    display: none;
  }
  > small {
    color: var(--bk-text-secondary);
  }
  @media (min-width: 480px) {
    grid-template-columns: 1fr 1fr;
    > [data-wide] {
      grid-column: 1 / -1;
    }
    > span:empty {
      display: block;
    }
  }
`;

export const Shown = styled.div`
  display: grid;
  gap: 14px;
  > p:first-child {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > div {
    display: grid;
    gap: 2px;
    padding: 16px;
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-sunken);
  }
  small {
    color: var(--bk-text-secondary);
  }
`;

export const ShownCard = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  margin-top: 8px;
  img {
    flex: none;
    border-radius: var(--bk-arch);
    background: var(--bk-bg-brandSoft);
    object-fit: cover;
  }
  > span {
    display: grid;
    gap: 4px;
    justify-items: start;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
