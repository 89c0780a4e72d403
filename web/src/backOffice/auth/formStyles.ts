import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 18px;
  label {
    color: var(--bk-text-primary);
    font-weight: 600;
    font-size: 0.9375rem;
  }
  .amplify-field__description {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    font-style: normal;
  }
  .amplify-input,
  .amplify-field__show-password {
    min-height: 48px;
    background: var(--bk-bg-surface);
  }
  .amplify-field__error-message {
    color: var(--bk-text-danger);
  }
`;
