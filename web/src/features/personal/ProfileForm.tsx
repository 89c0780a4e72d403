import { messageOf } from '@bloomkin/shared/messages.ts';
import { updateProfile } from '@bloomkin/shared/routes/users.ts';
import { formatPhone, parsePhone } from '@bloomkin/shared/rules/phone.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { type FormEvent, useState } from 'react';
import { messageOfError } from '../../api/call.ts';
import { Button } from '../../components/Button.tsx';
import { notify } from '../../components/notify.ts';
import { callSignedIn } from '../../session/callSignedIn.ts';
import { profileChanged } from '../../session/session.ts';
import { stored } from '../../storage/storage.ts';
import { Fault, Pair } from '../checkout/checkoutStyles.ts';
import { TextInput } from '../checkout/TextInput.tsx';
import { AddressField } from '../place/AddressField.tsx';
import { findPlace } from '../place/findPlace.ts';
import { Form, Known } from './profileStyles.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

const notFound = 'We could not find that address in Australia. Please choose one of the suggestions.';

const shownPhone = (phone: string) => {
  const known = parsePhone(phone);
  return known ? formatPhone(known) : phone || 'None';
};

const draftOf = ({ fio, location }: User) => ({
  fio,
  address: location?.address ?? '',
  place: location ?? undefined,
  unitOffice: location?.unitOffice ?? '',
  comment: location?.comment ?? '',
});
type ProfileDraft = Omit<ReturnType<typeof draftOf>, 'place'> & {
  place: { address: string; lat: number; lng: number } | undefined;
};

/** The saved address of a draft; undefined when what was typed cannot be found, null when there is none. */
async function locationOf({ address, place, unitOffice, comment }: ProfileDraft) {
  if (address.trim() === '') return null;
  const found = place?.address === address ? place : await findPlace(address);
  return found && { address: found.address, lat: found.lat, lng: found.lng, unitOffice, comment };
}

/** One's name and saved address. The phone is how one signs in, so it is only shown. */
export function ProfileForm({ user }: { user: User }) {
  const [draft, setDraft] = useState<ProfileDraft>(() => draftOf(user));
  const [isChanged, setChanged] = useState(false);
  const [faults, setFaults] = useState<{ fio?: string; address?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  useLeaveWarning(isChanged);
  const change = (part: Partial<ProfileDraft>) => {
    setDraft((present) => ({ ...present, ...part }));
    setChanged(true);
  };

  async function save() {
    const location = await locationOf(draft);
    if (location === undefined) return setFaults({ address: notFound });
    const body = { fio: draft.fio.trim(), location };
    const { data } = await callSignedIn(updateProfile, { body }, { idempotencyKey: crypto.randomUUID() });
    profileChanged(data);
    if (location) stored.location.write({ address: location.address, lat: location.lat, lng: location.lng });
    setDraft(draftOf(data));
    setChanged(false);
    void notify({ tone: 'success', words: messageOf('PROFILE.SAVED') });
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (draft.fio.trim() === '') return setFaults({ fio: messageOf('FORM.NAME_REQUIRED') });
    setFaults({});
    setBusy(true);
    await save()
      .catch((error: unknown) => setFaults({ form: messageOfError(error) }))
      .finally(() => setBusy(false));
  }

  return (
    <Form onSubmit={submit} noValidate>
      <h2>Your details</h2>
      <TextInput
        label="Your name"
        autoComplete="name"
        maxLength={120}
        value={draft.fio}
        onChange={(fio) => change({ fio })}
        error={faults.fio}
      />
      <Known>
        <div>
          <dt>Phone</dt>
          <dd>{shownPhone(user.phone)}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>{user.email || 'None'}</dd>
        </div>
      </Known>
      <h2>Saved address</h2>
      <div>
        <AddressField
          text={draft.address}
          onText={(address) => change({ address })}
          onPlace={(place) => change({ place, address: place.address })}
        />
        {faults.address && <Fault role="alert">{faults.address}</Fault>}
      </div>
      <Pair>
        <TextInput
          label="Unit or office (optional)"
          autoComplete="address-line2"
          maxLength={60}
          value={draft.unitOffice}
          onChange={(unitOffice) => change({ unitOffice })}
        />
        <TextInput
          label="Comment for the driver (optional)"
          maxLength={500}
          value={draft.comment}
          onChange={(comment) => change({ comment })}
        />
      </Pair>
      {faults.form && <Fault role="alert">{faults.form}</Fault>}
      <div>
        <Button kind="brand" type="submit" large disabled={!isChanged} aria-disabled={busy}>
          {busy ? 'Saving …' : 'Save'}
        </Button>
      </div>
    </Form>
  );
}
