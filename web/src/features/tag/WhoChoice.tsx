import type { TagPerson } from '@bloomkin/shared/rules/tagWords.ts';
import { useState } from 'react';
import { TextField } from '#components/form/TextField.tsx';
import { useAddresses } from '#features/account/addresses/useAddresses.ts';
import { useRecipients } from '#features/account/recipients/useRecipients.ts';
import { Chips } from '#features/deliveryDay/Chips.ts';
import { useUser } from '#session/useSession.ts';
import { chooseMe, choosePersonName, chooseSavedPerson } from './chooseTag.ts';

/** More are found by their name. */
const shownPeople = 8;

export function WhoChoice({ person, isFirst }: { person: TagPerson | undefined; isFirst: boolean }) {
  const user = useUser();
  return (
    <>
      {user ? <Saved person={person} /> : <MeChip person={person} own={undefined} />}
      <NameField key={nameOf(person)} person={person} isFirst={isFirst} />
    </>
  );
}

const nameOf = (person: TagPerson | undefined) => (person?.kind === 'person' ? person.name : '');

function MeChip({ person, own }: { person: TagPerson | undefined; own: Parameters<typeof chooseMe>[0] }) {
  return (
    <Chips>
      <button type="button" aria-pressed={person?.kind === 'me'} onClick={() => chooseMe(own)}>
        Me
      </button>
    </Chips>
  );
}

function Saved({ person }: { person: TagPerson | undefined }) {
  const { recipients = [] } = useRecipients();
  const { addresses = [] } = useAddresses();
  const user = useUser();
  const own = addresses.find(({ is_default }) => is_default) ?? user?.location;
  return (
    <Chips>
      {recipients.slice(0, shownPeople).map((recipient) => (
        <button
          key={recipient.id}
          type="button"
          aria-pressed={person?.kind === 'person' && person.id === recipient.id}
          onClick={() => chooseSavedPerson(recipient)}
        >
          {recipient.fio}
        </button>
      ))}
      <button type="button" aria-pressed={person?.kind === 'me'} onClick={() => chooseMe(own)}>
        Me
      </button>
    </Chips>
  );
}

/** Taken when it is left, so that each letter is not another person. */
function NameField({ person, isFirst }: { person: TagPerson | undefined; isFirst: boolean }) {
  const [typed, setTyped] = useState(nameOf(person));
  const take = () => {
    if (typed.trim() !== nameOf(person)) choosePersonName(typed);
  };
  return (
    <TextField
      label="Their name"
      placeholder="It can wait"
      autoComplete="off"
      maxLength={120}
      data-autofocus={isFirst ? '' : undefined}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
