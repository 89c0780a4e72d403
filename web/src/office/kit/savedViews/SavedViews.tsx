import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Button } from '#components/actions/Button.tsx';
import { ReadOnlyReason } from '#components/actions/readOnly.ts';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { Chip } from '#components/list/listStyles.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { useStore } from '#storage/createStore.ts';
import type { SavedView, ViewStore } from './viewStores.ts';

interface SavedViewsProps {
  store: ViewStore;
  /** The address's search of the current filters: a customer's name or phone is no part of a view. */
  search: string;
  /** Names the view without filters. */
  all: string;
  /** An example of a name. */
  hint: string;
}

/** Filters under a name, on this browser. */
export function SavedViews({ store, search, all, hint }: SavedViewsProps) {
  const views = useStore(store) ?? [];
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const current = views.find((view) => sortNames(view.search) === sortNames(search));
  const open = (view: SavedView | undefined) => navigate({ search: view?.search ?? all });
  const canSave = !current && search !== all;
  return (
    <>
      {views.length > 0 && (
        <ChipSelect
          aria-label="Saved view"
          value={current?.name ?? ''}
          data-on={current ? '' : undefined}
          onChange={({ target }) => open(views.find(({ name }) => name === target.value))}
        >
          <option value="">Views</option>
          {views.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </ChipSelect>
      )}
      {canSave && (
        <Chip type="button" onClick={() => setNaming(true)}>
          Save view
        </Chip>
      )}
      {current && (
        <Chip type="button" onClick={() => store.remove(current.name)}>
          Forget view
        </Chip>
      )}
      <Dialog open={isNaming} onClose={() => setNaming(false)} title="Save this view" size="md">
        <ReadOnlyReason value={undefined}>
          {isNaming && <NameForm {...{ store, search, hint }} onClose={() => setNaming(false)} />}
        </ReadOnlyReason>
      </Dialog>
    </>
  );
}

/** The order of names in an address says nothing. */
function sortNames(search: string): string {
  const params = new URLSearchParams(search);
  params.sort();
  return `${params}`;
}

interface NameFormProps extends Omit<SavedViewsProps, 'all'> {
  onClose: () => void;
}

function NameForm({ store, search, hint, onClose }: NameFormProps) {
  const form = useForm({ defaultValues: { name: '' } });
  const { onSubmit, busy } = useSubmit(form, {
    async save({ name }) {
      store.save({ name: name.trim(), search });
      onClose();
    },
  });
  return (
    <Form onSubmit={onSubmit}>
      <TextField
        label="Name"
        hint={hint}
        maxLength={40}
        data-autofocus
        {...form.register('name', { validate: (name) => name.trim() !== '' || 'Give the view a name' })}
      />
      <FormButtons>
        <SubmitButton busy={busy} busyLabel="Saving…">
          Save view
        </SubmitButton>
        <Button onClick={onClose}>Never mind</Button>
      </FormButtons>
    </Form>
  );
}
