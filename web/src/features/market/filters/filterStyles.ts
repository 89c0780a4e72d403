import styled from 'styled-components';

export const Section = styled.section`
  padding: 18px 0;
  border-bottom: 1px solid var(--bk-border-subtle);
  &:first-child {
    padding-top: 4px;
  }
  &:last-child {
    border: 0;
  }
  > button {
    min-height: 36px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--bk-text-brand);
    font-weight: 600;
  }
  h2 {
    font: 600 0.9375rem/1.3 var(--bk-text);
    margin-bottom: 10px;
  }
`;
