import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { NotFound } from '#features/notFound/NotFound.tsx';

export const NotFoundPage = () => (
  <NotFound
    title="404: nothing grows here"
    text="That page is not there, or not any more."
    place={usePlace()}
  />
);
