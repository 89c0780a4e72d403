import styled from 'styled-components';

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  p {
    flex-basis: 100%;
  }
`;

export const DueBanner = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  margin-bottom: 16px;
  padding: 14px 20px;
  border-radius: var(--bk-petal);
  background: var(--bk-bg-successSoft);
  color: var(--bk-text-success);
  font-size: 1.0625rem;
  &[data-urgent] {
    background: var(--bk-bg-dangerSoft);
    color: var(--bk-text-danger);
  }
  &[data-canceled] {
    background: var(--bk-bg-neutralSoft);
    color: var(--bk-text-secondary);
    b {
      color: var(--bk-text-danger);
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: 16px;
  > div {
    display: grid;
    align-content: start;
    gap: 16px;
    min-width: 0;
  }
  @media (min-width: 768px) {
    grid-template-columns: 1.25fr 1fr;
  }
`;

export const Lines = styled.div`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;
  p + h3 {
    margin-top: 10px;
  }
  p + div:has(> button) {
    margin-top: 6px;
  }
  h3 {
    font: 600 0.8125rem/1.3 var(--bk-text);
    color: var(--bk-text-secondary);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-weight: 600;
    color: var(--bk-text-brand);
  }
`;
