import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 18px;
  max-width: 720px;
  padding: 20px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: 20px;
  background: var(--bk-bg-surface);
  h2 {
    font: 700 1.25rem/1.25 var(--bk-display);
  }
  h2 ~ h2 {
    margin-top: 10px;
  }
  @media (min-width: 768px) {
    padding: 28px;
  }
`;

export const Known = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 40px;
  dt {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;
