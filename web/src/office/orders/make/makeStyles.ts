import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';
import { from } from '#theme/breakPoints.ts';

export const MakeCard = styled(Card)`
  display: grid;
  gap: 16px;
  ${from('l')} {
    grid-template-columns: 290px minmax(0, 1fr);
  }
  > header {
    display: flex;
    gap: 16px;
    align-items: start;
    h2 {
      margin: 0;
    }
    i {
      flex: none;
      width: 64px;
      height: 80px;
      border-radius: var(--bk-petal-s);
      overflow: hidden;
    }
    p b {
      font: 740 1.5rem/1.2 var(--bk-display);
    }
  }
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr));
  gap: 10px;
  align-content: start;
  ${from('l')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  button {
    display: flex;
    gap: 10px;
    width: 100%;
    height: 100%;
    min-height: 64px;
    padding: 10px 12px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-petal-s);
    text-align: left;
    overflow-wrap: anywhere;
    > i {
      display: grid;
      flex: none;
      place-items: center;
      width: 28px;
      height: 28px;
      border: 2px solid var(--bk-border-control);
      border-radius: 50%;
    }
    > span {
      min-width: 0;
    }
    b,
    small,
    em {
      display: block;
    }
    b {
      font-weight: 500;
    }
    small {
      color: var(--bk-text-secondary);
    }
    em {
      font-size: 0.875rem;
      font-style: normal;
      font-weight: 600;
      color: var(--bk-text-warning);
    }
    &[aria-pressed='true'] {
      border-color: transparent;
      background: var(--bk-bg-successSoft);
      > i {
        border-color: transparent;
        background: var(--bk-text-success);
        color: var(--bk-bg-surface);
      }
    }
    &[aria-expanded] {
      justify-content: center;
      align-items: center;
      border-style: dashed;
      font-weight: 600;
    }
  }
`;
