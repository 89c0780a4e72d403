import { NotFound } from '../features/notFound/NotFound.tsx';
import { usePlace } from '../features/place/usePlace.ts';

/** Any path that the storefront does not know. */
export const NotFoundPage = () => (
  <NotFound
    title="404: nothing grows here"
    text="That page is not there, or not any more."
    place={usePlace()}
  />
);
