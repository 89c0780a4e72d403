import { useForm } from 'react-hook-form';
import { ErrorLinks, ErrorSummary } from '#components/form/ErrorSummary.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { FieldPair, Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { UnsavedChangesDialog } from '#components/form/UnsavedChangesDialog.tsx';
import type { Example } from '#kit/example.ts';
import { BarStage } from '#kit/kitStyles.ts';
import { ignore, longText, longWord } from '#kit/sampleText.ts';
import { Reveal } from '#kit/WithState.tsx';

const errors = [
  { path: 'address', message: 'Enter the street and number' },
  { path: 'day', message: 'Choose a day' },
];

const attempt = {};

function FormWithErrors() {
  const form = useForm({ defaultValues: { name: '', price: '' } });
  const { errors } = form.formState;
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(ignore)(event)}>
      <FormErrors form={form} />
      <TextField
        label="Product name"
        {...form.register('name', { required: 'Enter a name' })}
        error={errors.name?.message}
      />
      <TextField
        label="First price"
        {...form.register('price', { required: 'Enter a price' })}
        error={errors.price?.message}
      />
      <SubmitButton busy={false} busyLabel="Saving …">
        Save the product
      </SubmitButton>
    </Form>
  );
}

const saveBar = (label: string, changes: readonly string[], busy: boolean) => (
  <Reveal label={label}>
    {(open, close) =>
      open && (
        <BarStage>
          <SaveBar changes={changes} busy={busy} onDiscard={close} />
        </BarStage>
      )
    }
  </Reveal>
);

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
    name: 'FormErrors',
    states: [{ name: 'on submit', element: <FormWithErrors /> }],
  },
  {
    name: 'SaveBar',
    tone: 'office',
    wide: true,
    states: [
      { name: 'one change', element: saveBar('Change one field', ['Grand’s price'], false) },
      {
        name: 'more than fit',
        element: saveBar('Change six fields', ['Grand’s price', 'Occasion', longText, longWord], false),
      },
      { name: 'busy', element: saveBar('Save the changes', ['Sunday closed', 'Christmas Day closed'], true) },
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
