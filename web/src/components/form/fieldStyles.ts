import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 18px;
`;

export const FormButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
`;

export const FieldPair = styled.div`
  display: grid;
  align-items: start;
  gap: 18px;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
`;

export const FieldError = styled.p`
  color: var(--bk-text-danger);
  font-weight: 500;
  font-size: 0.875rem;
  &::before {
    content: '!' / '';
    display: inline-block;
    width: 1.25em;
    margin-right: 0.5em;
    border: 1.5px solid;
    border-radius: 50%;
    font: 700 0.75rem/1.125em var(--bk-text);
    text-align: center;
  }
`;

export const FieldHint = styled.small`
  color: var(--bk-text-secondary);
  font-size: 0.8125rem;
`;
