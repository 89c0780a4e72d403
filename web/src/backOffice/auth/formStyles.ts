import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 18px;
  label {
    font-weight: 600;
    font-size: 0.875rem;
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
