import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/apiError.ts';
import { notifyError } from '../../components/feedback/notifyError.ts';
import type { StoredPlace } from '../../storage/storage.ts';
import { currentPlace } from './currentPlace.ts';
import { findPlace } from './findPlace.ts';
import { savePlace } from './savePlace.ts';
import { useMovedPin } from './useMovedPin.ts';
import { useKnownPlace } from './usePlace.ts';
import { useRefetchProducts } from './useRefetchProducts.ts';

const nothingTyped = 'Enter an address';
const notFound = 'We could not find that address in Australia. Please choose one of the suggestions.';
const noAnswer = 'We could not look that up just now. Please try again.';
const notHere = 'You seem to be outside Australia. Please type an Australian address.';
const noPosition = 'Your browser did not tell us where you are. Please type the address.';

/** The address being typed, until it is saved; an empty one never is (specification, section 4). */
export function usePlaceForm(onDone: () => void) {
  const [known] = useState(useKnownPlace());
  const [place, setPlace] = useState<StoredPlace | undefined>(known.place);
  const [text, setText] = useState(known.place?.address ?? '');
  const [unitOffice, setUnitOffice] = useState(known.unitOffice);
  const [comment, setComment] = useState(known.comment);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  const take = (found: StoredPlace) => {
    setPlace(found);
    setFault('');
    setText(found.address);
  };
  /** Other words are another place, which nobody has looked up yet. */
  const type = (words: string) => {
    setText(words);
    if (words === place?.address) return;
    setPlace(undefined);
    // They are of the address before, unless they were typed just now.
    if (unitOffice === known.unitOffice) setUnitOffice('');
    if (comment === known.comment) setComment('');
  };
  const refetch = useRefetchProducts();
  const move = useMovedPin(place, take);
  const locate = async () => {
    setBusy(true);
    try {
      const found = await currentPlace();
      if (found) take(found);
      else setFault(notHere);
    } catch (error) {
      setFault(error instanceof ApiError ? noAnswer : noPosition);
    }
    setBusy(false);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setFault(nothingTyped);
    setBusy(true);
    const found = place ?? (await findPlace(text).catch(() => null));
    setBusy(false);
    if (!found) return setFault(found === null ? noAnswer : notFound);
    onDone();
    await Promise.all([savePlace({ place: found, unitOffice, comment }), refetch(found)]).catch(notifyError);
  };
  return {
    place,
    text,
    type,
    unitOffice,
    setUnitOffice,
    comment,
    setComment,
    fault,
    busy,
    take,
    move,
    locate,
    save,
  };
}
