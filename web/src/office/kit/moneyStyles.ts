import styled from 'styled-components';
import { Callout } from '#components/feedback/Callout.ts';

/** Tabular lining figures. */
export const Figure = styled.b`
  font: 700 1.375rem/1.25 var(--bk-display);
  font-feature-settings: 'lnum', 'tnum';
  white-space: nowrap;
`;

export const CalloutRow = styled(Callout)`
  align-items: center;
  flex-wrap: wrap;
  > div {
    flex: 1 1 300px;
  }
  a {
    background: var(--bk-bg-surface);
    border-color: currentColor;
  }
  @media (max-width: 767px) {
    a {
      width: 100%;
    }
  }
`;

export const Amount = styled.b`
  font-variant-numeric: tabular-nums lining-nums;
  &[data-kind='transfer'] {
    font-weight: 400;
    color: var(--bk-text-secondary);
  }
  &[data-negative='true'] {
    color: var(--bk-text-danger);
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 56px;
  padding: 6px 16px;
  color: var(--bk-text-secondary);
`;
