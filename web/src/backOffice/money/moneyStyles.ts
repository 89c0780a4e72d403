import styled from 'styled-components';
import { Callout } from '#components/feedback/Callout.ts';

export const Blocks = styled.div`
  display: grid;
  gap: 16px;
  > * {
    min-width: 0;
  }
`;

export const HeadActions = styled.div`
  && {
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  @media (max-width: 767px) {
    && {
      width: 100%;
    }
    > button {
      flex: 1;
    }
    button small {
      display: none;
    }
  }
  button small {
    font-size: inherit;
  }
`;

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
