import styled from 'styled-components';

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 60px;
  padding: 8px 8px 0 16px;
  @media (max-width: 1023px) {
    [data-wide] {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    position: sticky;
    z-index: 8;
    top: 0;
    gap: 12px;
    min-height: 68px;
    padding: 8px 32px;
    border-bottom: 1px solid var(--bk-border-default);
    background: var(--bk-bg-sunken);
  }
  @media (min-width: 1024px) and (max-width: 1279px) {
    gap: 8px;
    padding-inline: 20px;
  }
`;

export const PhoneBrand = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 10px;
  min-width: 0;
  font-weight: 600;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (min-width: 1024px) {
    display: none;
  }
`;

export const SearchOpener = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  min-height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--bk-radius-m);
  background: none;
  color: var(--bk-text-primary);
  text-align: left;
  @media (max-width: 1023px) {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    kbd {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    justify-content: flex-start;
    gap: 12px;
    flex: 0 1 400px;
    width: auto;
    min-width: 0;
    margin-right: auto;
    padding: 0 14px;
    border: 1px solid var(--bk-border-control);
    background: var(--bk-bg-surface);
    span {
      flex: 1;
      overflow: hidden;
      color: var(--bk-text-tertiary);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  kbd {
    padding: 2px 8px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-s);
    background: var(--bk-bg-neutralSoft);
    color: var(--bk-text-secondary);
    font: 600 0.75rem/1.5 var(--bk-text);
  }
`;

export const RoundLink = styled.a`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  &:hover {
    background: var(--bk-bg-neutralSoft);
  }
  b {
    position: absolute;
    top: 1px;
    left: 50%;
    min-width: 18px;
    padding: 0 5px;
    border-radius: var(--bk-radius-s);
    background: var(--bk-bg-brand);
    color: var(--bk-text-onBrand);
    font: 700 0.75rem/18px var(--bk-text);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

export const Initials = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: var(--bk-bg-brandSoft);
  color: var(--bk-text-brand);
  font-weight: 600;
`;
