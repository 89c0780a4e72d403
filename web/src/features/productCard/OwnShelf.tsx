import type { StoredPlace } from '#storage/storage.ts';
import { useFavourites, useSeenProducts } from './favourites.ts';
import { Shelf } from './Shelf.tsx';

const most = 8;

interface OwnShelfProps {
  place: StoredPlace | undefined;
  /** Omits this product, because its own page shows the shelf. */
  except?: string;
}

/** What this browser's reader keeps and has seen; the server learns neither. A single product seen is no shelf. */
export function OwnShelf({ place, except }: OwnShelfProps) {
  const favourites = useFavourites().filter((id) => id !== except);
  const seen = useSeenProducts().filter((id) => id !== except && !favourites.includes(id));
  const ids = [...favourites, ...seen].slice(0, most);
  if (favourites.length === 0 && seen.length < 2) return null;
  const title = favourites.length === 0 ? 'Seen lately' : 'Your favourites';
  return (
    <Shelf
      title={favourites.length > 0 && seen.length > 0 ? `${title}, and seen lately` : title}
      {...{ ids, place, sort: 'new', orElsewhere: true }}
    />
  );
}
