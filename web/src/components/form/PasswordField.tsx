import './amplify.css';
import '@aws-amplify/ui-react/styles/_fieldControl.css';
import '@aws-amplify/ui-react/styles/flex.css';
import '@aws-amplify/ui-react/styles/fieldGroup.css';
import '@aws-amplify/ui-react/styles/input.css';
import '@aws-amplify/ui-react/styles/field.css';
import '@aws-amplify/ui-react/styles/fieldMessages.css';
import '@aws-amplify/ui-react/styles/textField.css';
import '@aws-amplify/ui-react/styles/passwordField.css';
import '@aws-amplify/ui-react/styles/button.css';
import '@aws-amplify/ui-react/styles/icon.css';
import '@aws-amplify/ui-react/styles/visuallyHidden.css';
import '@aws-amplify/ui-react/styles/text.css';
import { PasswordField as AmplifyPasswordField } from '@aws-amplify/ui-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
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

interface PasswordFieldProps extends ComponentProps<typeof AmplifyPasswordField> {
  hint?: string;
  error?: string | undefined;
}

/** Back office only, since Amplify's field weighs 20 KB. */
export const PasswordField = ({ hint, error, ...field }: PasswordFieldProps) => (
  <Frame>
    <AmplifyPasswordField
      descriptiveText={hint}
      hasError={error !== undefined}
      errorMessage={error}
      {...field}
    />
  </Frame>
);
