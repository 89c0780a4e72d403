import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Button } from '#components/actions/Button.tsx';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { Chip } from '#components/list/listStyles.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { useStore } from '#storage/createStore.ts';
import { isFiltered, noFilters, type OrderFilters, writeFilters } from './orderFilters.ts';
import { type SavedView, savedViews } from './savedViews.ts';

/** A customer's name or phone in the search is no part of a view. */
const toView = (filters: OrderFilters) => `${writeFilters({ ...filters, search: '', page: 1 })}`;

/** Filters under a name, on this browser. */
export function SavedViews({ filters }: { filters: OrderFilters }) {
  const views = useStore(savedViews) ?? [];
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const search = toView(filters);
  const current = views.find((view) => view.search === search);
  const open = (view: SavedView | undefined) =>
    navigate({ search: view?.search ?? `${writeFilters(noFilters)}` });
  const canSave = !current && (isFiltered({ ...filters, search: '' }) || filters.status !== 'all');
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
        <Chip type="button" onClick={() => savedViews.remove(current.name)}>
          Forget view
        </Chip>
      )}
      <Dialog open={isNaming} onClose={() => setNaming(false)} title="Save this view" size="md">
        {isNaming && <NameForm search={search} onClose={() => setNaming(false)} />}
      </Dialog>
    </>
  );
}

function NameForm({ search, onClose }: { search: string; onClose: () => void }) {
  const form = useForm({ defaultValues: { name: '' } });
  const { onSubmit, busy } = useSubmit(form, {
    async save({ name }) {
      savedViews.save({ name: name.trim(), search });
      onClose();
    },
  });
  return (
    <Form onSubmit={onSubmit}>
      <TextField
        label="Name"
        hint="Such as: Tomorrow, not paid"
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
