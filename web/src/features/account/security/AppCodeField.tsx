import type { ComponentProps } from 'react';
import { TextField } from '#components/form/TextField.tsx';

export const validateAppCode = (code: string): string | undefined =>
  /^\d{6}$/.test(code.replaceAll(' ', '')) ? undefined : 'Enter the six digits of your app';

/** Six digits of an authenticator app. */
export const AppCodeField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    label="Code of your authenticator app"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
    {...props}
  />
);
