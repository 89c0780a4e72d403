import type { ReactNode } from 'react';
import { SubmitButton } from '#components/form/SubmitButton.tsx';

/** Of a new thing's form while nothing is typed and no save bar is shown: Enter needs a button to press. */
export const AddButton = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <div>
    <SubmitButton busy={busy} busyLabel="Saving …">
      {children}
    </SubmitButton>
  </div>
);
