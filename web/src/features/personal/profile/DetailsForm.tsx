import { messageOf } from '@bloomkin/shared/messages.ts';
import { updateProfile } from '@bloomkin/shared/routes/users.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { profileChanged } from '../../../session/session.ts';
import { fieldId } from '../../checkout/fieldId.ts';
import { TextInput } from '../../checkout/TextInput.tsx';
import { choosePlace } from '../../place/choosePlace.ts';
import { FormFaults } from '../FormFaults.tsx';
import { PlaceFields } from '../PlaceFields.tsx';
import { Fields } from '../panelStyles.ts';
import { locationOf, type PlaceDraft, placeDraftOf } from '../placeDraft.ts';
import { useUnsaved } from '../unsaved.ts';
import { useSaving } from '../useSaving.ts';

interface Details {
  fio: string;
  place: PlaceDraft;
}

const detailsOf = ({ fio, location }: User): Details => ({ fio, place: placeDraftOf(location) });

/** Saves name and address; the address becomes the one that the shop goes by. */
async function saved({ fio, place }: Details): Promise<User> {
  const location = await locationOf(place);
  const body = { fio: fio.trim(), location };
  const { data } = await call(updateProfile, { body });
  profileChanged(data);
  if (location) choosePlace(location);
  return data;
}

/** One's name and where one has flowers brought. */
export function DetailsForm({ user }: { user: User }) {
  const [kept, setKept] = useState(() => detailsOf(user));
  const [details, setDetails] = useState(kept);
  const isChanged = details !== kept;
  useUnsaved(isChanged);
  const change = (part: Partial<Details>) => setDetails((present) => ({ ...present, ...part }));
  const { said, busy, form, errorOf } = useSaving({
    check: () =>
      details.fio.trim() === '' ? [{ path: 'fio', message: messageOf('FORM.NAME_REQUIRED') }] : [],
    async send() {
      const now = detailsOf(await saved(details));
      setKept(now);
      // What was typed meanwhile stays, and is still to be saved.
      setDetails((present) => (present === details ? now : present));
      void notify({ tone: 'success', message: messageOf('PROFILE.SAVED') });
    },
  });
  return (
    <Fields {...form}>
      <FormFaults said={said} />
      <TextInput
        id={fieldId('fio')}
        label="Your name"
        autoComplete="name"
        maxLength={120}
        value={details.fio}
        onChange={(fio) => change({ fio })}
        error={errorOf('fio')}
      />
      <PlaceFields
        label="Where you usually have flowers brought"
        draft={details.place}
        onChange={(place) => change({ place })}
        error={errorOf('address')}
      />
      <div>
        <Button kind="brand" type="submit" large disabled={!isChanged} aria-disabled={busy}>
          {busy ? 'Saving …' : 'Save'}
        </Button>
      </div>
    </Fields>
  );
}
