import { paths } from '@bloomkin/shared/pages.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { Row } from '#components/layout/boxes.ts';
import { Icon } from '#components/media/Icon.tsx';
import { shareLink } from '#components/shareLink.ts';
import { useAction } from '#components/useAction.ts';
import { toggleFavourite, useFavourites } from '#features/productCard/favourites.ts';

interface KeepAndShareProps extends Pick<Product, 'id'> {
  /** Names the size that is shown; '' without sizes. */
  sizeId: string;
}

/** Renders the favourite toggle and the share button. Favourites are stored in the browser only. */
export function KeepAndShare({ id, sizeId }: KeepAndShareProps) {
  const isKept = useFavourites().includes(id);
  const url = `${paths.product(id)}${sizeId && `?size=${sizeId}`}`;
  const { run, busy } = useAction(
    () => shareLink(new URL(url, location.origin).href, 'Link copied. Paste it wherever you like.'),
    () =>
      void notify({ tone: 'error', message: 'This browser does not let us copy. Copy the address above.' }),
  );
  return (
    <Row $gap={2.5}>
      <Button aria-pressed={isKept} onClick={() => toggleFavourite(id)}>
        <Icon name="heart" size={18} solid={isKept} />
        Favourite
      </Button>
      <Button aria-disabled={busy} onClick={() => void run()}>
        <Icon name="share" size={18} />
        Share
      </Button>
    </Row>
  );
}
