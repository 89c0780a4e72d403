import { paths } from '@bloomkin/shared/pages.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { notifyError } from '#components/feedback/notifyError.ts';
import { QuantityInput } from '#components/form/QuantityInput.tsx';
import { Image } from '#components/media/Image.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import { useUser } from '#session/useSession.ts';
import type { CartProduct } from '#storage/storage.ts';
import { type CartLine, getLineTitle, notSoldMessage } from './cartState.ts';
import { loadCartActions } from './lazyCartActions.ts';

const Rows = styled.ul`
  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    gap: 4px 14px;
    align-items: center;
    padding: 14px 0;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  li > span:first-child {
    grid-row: 1 / 3;
    width: 72px;
    height: 86px;
    border-radius: 14px 14px 14px 4px;
    overflow: hidden;
  }
  a {
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
    font-weight: 400;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
  p {
    grid-column: 1 / -1;
    color: var(--bk-text-danger);
    font-size: 0.875rem;
  }
`;

interface CartRowsProps {
  lines: readonly CartLine[];
  busy: ReadonlySet<string>;
  /** An element id, so that an error can link to its line. */
  idOf?: (lineKey: string) => string;
  /** Called at count 0. */
  onTakenOut: (product: CartProduct) => void;
}

const toPhoto = (path: string | null) => path && { path, small: { path } };

/** Lines with a fault can be removed, or tried again when the account's cart refused them. */
export function CartRows({ lines, busy, idOf, onTakenOut }: CartRowsProps) {
  const isSignedIn = useUser() !== undefined;
  const changeTo = async (product: CartProduct, count: number) => {
    try {
      const { setCartCount } = await loadCartActions();
      await setCartCount(product, count);
      if (count === 0) onTakenOut(product);
    } catch (error) {
      notifyError(error);
    }
  };
  const takeOut = (product: CartProduct) =>
    loadCartActions()
      .then((actions) => actions.setCartCount(product, 0))
      .catch(notifyError);
  const tryAgain = () =>
    import('./mergeGuestCart.ts').then(({ retryUnmovedLines }) => retryUnmovedLines()).catch(notifyError);
  return (
    <Rows>
      {lines.map(({ key, product, count, fault }) => (
        <li key={key} id={idOf?.(key)}>
          <span>
            <Image photo={toPhoto(product.photo) || null} alt="" />
          </span>
          <Link to={paths.product(product.id, product.size ? { size: product.size.id } : undefined)}>
            {product.name}
            {product.size && <small>{product.size.name}</small>}
          </Link>
          <b>{formatDollars(product.price * count)}</b>
          {fault === undefined ? (
            <QuantityInput
              count={count}
              label={getLineTitle(product)}
              busy={busy.has(key)}
              onChange={(next) => void changeTo(product, next)}
            />
          ) : (
            <Button onClick={() => void takeOut(product)}>Take out</Button>
          )}
          {fault && (
            <p>
              {fault}. It is not counted in the total.{' '}
              {isSignedIn && fault !== notSoldMessage && (
                <Button kind="quiet" onClick={() => void tryAgain()}>
                  Try again
                </Button>
              )}
            </p>
          )}
        </li>
      ))}
    </Rows>
  );
}
