import type { FormEvent, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { HistoryCard, type Version } from './HistoryCard.tsx';

interface SettingsFormProps<F extends FieldValues, V extends Version> {
  form: UseFormReturn<F>;
  /** Of `useSaveSettings`. */
  saving: { versions: readonly V[]; theirs: readonly Version[] | undefined; takeTheirs: () => void };
  onGoBack: (version: V) => Promise<void>;
  onSubmit: (event: FormEvent) => void;
  busy: boolean;
  changes: readonly string[];
  children: ReactNode;
}

/** One area: its panels, its history, and what another admin saved beside what was typed. */
export const SettingsForm = <F extends FieldValues, V extends Version>({
  form,
  saving: { versions, theirs, takeTheirs },
  onGoBack,
  onSubmit,
  busy,
  changes,
  children,
}: SettingsFormProps<F, V>) => (
  <Form onSubmit={onSubmit} noValidate>
    <FormErrors form={form} />
    {theirs && (
      <ConflictNote
        what="these settings"
        theirs={theirs.map(({ text, by }) => `${text}, by ${by}`)}
        onTakeTheirs={takeTheirs}
      />
    )}
    {children}
    <HistoryCard versions={versions} onGoBack={onGoBack} />
    <SaveBar
      changes={changes}
      onDiscard={() => form.reset()}
      busy={busy}
      saveLabel={theirs ? 'Save mine over theirs' : 'Save'}
    />
  </Form>
);
