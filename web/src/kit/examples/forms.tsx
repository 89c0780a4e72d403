import { ErrorLinks, ErrorSummary } from '#components/form/ErrorSummary.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { FieldPair, Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { UnsavedChangesDialog } from '#components/form/UnsavedChangesDialog.tsx';
import type { Example } from '../example.ts';
import { ignore, longText } from '../sampleText.ts';
import { Reveal } from '../WithState.tsx';

const errors = [
  { path: 'address', message: 'Enter the street and number' },
  { path: 'day', message: 'Choose a day' },
];

const attempt = {};

export const forms: readonly Example[] = [
  {
    name: 'SubmitButton',
    states: [
      {
        name: 'default',
        element: (
          <SubmitButton busy={false} busyLabel="Saving…">
            Save
          </SubmitButton>
        ),
      },
      {
        name: 'busy',
        element: (
          <SubmitButton busy busyLabel="Saving…">
            Save
          </SubmitButton>
        ),
      },
      {
        name: 'disabled',
        element: (
          <SubmitButton busy={false} busyLabel="Saving…" disabled>
            Save
          </SubmitButton>
        ),
      },
      {
        name: 'wide',
        element: (
          <SubmitButton busy={false} busyLabel="Paying…" wide>
            Pay $89.50
          </SubmitButton>
        ),
      },
    ],
  },
  {
    name: 'FormError',
    states: [
      { name: 'error', element: <FormError message="The store is closed that day." /> },
      { name: 'long text', element: <FormError message={longText} /> },
      {
        name: 'no error',
        element: (
          <>
            <p>Nothing is below this line:</p>
            <FormError message={undefined} />
          </>
        ),
      },
      {
        name: 'in a form of two columns',
        element: (
          <Form onSubmit={(event) => event.preventDefault()}>
            <FormError message="Network error" />
            <FieldPair>
              <TextField label="First name" defaultValue="Ava" />
              <TextField label="Last name" error="Enter a last name" />
            </FieldPair>
            <FormButtons>
              <SubmitButton busy={false} busyLabel="Saving…">
                Save
              </SubmitButton>
            </FormButtons>
          </Form>
        ),
      },
    ],
  },
  {
    name: 'ErrorSummary',
    states: [
      { name: 'links', element: <ErrorLinks errors={errors} onSelect={ignore} /> },
      {
        name: 'one error',
        element: (
          <Reveal label="Submit with one error">
            {(open) =>
              open && <ErrorSummary errors={errors.slice(0, 1)} onSelect={ignore} attempt={attempt} />
            }
          </Reveal>
        ),
      },
      {
        name: 'several errors',
        element: (
          <Reveal label="Submit with two errors">
            {(open) => open && <ErrorSummary errors={errors} onSelect={ignore} attempt={attempt} />}
          </Reveal>
        ),
      },
    ],
  },
  {
    name: 'UnsavedChangesDialog',
    states: [
      {
        name: 'open',
        element: (
          <Reveal label="Open the question">
            {(open, close) => <UnsavedChangesDialog open={open} onLeave={close} onStay={close} />}
          </Reveal>
        ),
      },
    ],
  },
];
