import type { ReactNode } from 'react';
import { SubmitButton } from '#components/form/SubmitButton.tsx';

/** Submit button of a pristine form, so that Enter submits before the save bar appears. */
export const AddButton = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <div>
    <SubmitButton busy={busy} busyLabel="Saving …">
      {children}
    </SubmitButton>
  </div>
);
