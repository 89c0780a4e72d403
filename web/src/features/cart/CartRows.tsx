import { paths } from '@bloomkin/shared/pages.ts';
import { describeLeft } from '@bloomkin/shared/rules/dayLimit.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { QuantityInput } from '#components/form/QuantityInput.tsx';
import { useToday } from '#components/hooks/useToday.ts';
import { Image } from '#components/media/Image.tsx';
import { usePhotoArrival } from '#components/media/photoTravel.ts';
import { notifyError } from '#components/notifyError.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { useAction } from '#components/useAction.ts';
import type { CartProduct } from '#storage/storage.ts';
import { type CartLine, getLineTitle } from './cartState.ts';
import { loadCartActions, loadMerge } from './lazyCartActions.ts';

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
    border-radius: var(--bk-petal-s);
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
    justify-self: end;
    font-variant-numeric: tabular-nums;
  }
  li > button:last-of-type {
    justify-self: end;
    margin-inline-end: -20px;
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
  onRemoved: (product: CartProduct) => void;
}

const toPhoto = (path: string | null) => path && { path, small: { path } };

/** After a pressed control has gone with its line, or with the line's fault, the focus stays among the lines. */
function useFocusAmongLines(lines: readonly CartLine[]) {
  const rows = useRef<HTMLUListElement>(null);
  const pressed = useRef<CartLine & { index: number }>(undefined);
  useEffect(() => {
    const last = pressed.current;
    if (!last || lines.some(({ key, fault }) => key === last.key && fault === last.fault)) return;
    pressed.current = undefined;
    if (document.activeElement !== document.body) return;
    const links = rows.current?.querySelectorAll<HTMLElement>('li > a') ?? [];
    links[Math.min(last.index, links.length - 1)]?.focus();
  }, [lines]);
  const press = (line: CartLine, index: number) => () => {
    pressed.current = { ...line, index };
  };
  return { rows, press };
}

function LinePhoto({ product: { id, photo } }: { product: CartProduct }) {
  const place = useRef<HTMLSpanElement>(null);
  usePhotoArrival(place, id);
  return (
    <span ref={place}>
      <Image photo={toPhoto(photo) || null} alt="" />
    </span>
  );
}

/** Lines with a fault can be removed, or tried again when the account's cart refused them. */
export function CartRows({ lines, busy, idOf, onRemoved }: CartRowsProps) {
  const today = useToday();
  const { rows, press } = useFocusAmongLines(lines);
  const changeTo = async (product: CartProduct, count: number) => {
    try {
      const { setCartCount } = await loadCartActions();
      await setCartCount(product, count);
      if (count === 0) onRemoved(product);
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <Rows ref={rows}>
      {lines.map((line, index) => {
        const { key, product, count, fault, isUnmoved } = line;
        return (
          <li key={key} id={idOf?.(key)} onClickCapture={press(line, index)}>
            <LinePhoto product={product} />
            <Link to={paths.product(product.id, product.size ? { size: product.size.id } : undefined)}>
              {product.name}
              {product.size && <small>{product.size.name}</small>}
              {describeLeft(product.day_limit, today) && (
                <small>{describeLeft(product.day_limit, today)}</small>
              )}
            </Link>
            <b>{formatDollars(product.price * count)}</b>
            {fault === undefined ? (
              <>
                <QuantityInput
                  count={count}
                  label={getLineTitle(product)}
                  busy={busy.has(key)}
                  onChange={(next) => void changeTo(product, next)}
                />
                <Button
                  kind="quiet"
                  aria-label={`Remove ${getLineTitle(product)}`}
                  aria-disabled={busy.has(key)}
                  onClick={() => void changeTo(product, 0)}
                >
                  Remove
                </Button>
              </>
            ) : (
              <Button aria-disabled={busy.has(key)} onClick={() => void changeTo(product, 0)}>
                Take out
              </Button>
            )}
            {fault && (
              <p>
                {fault}. It is not counted in the total. {isUnmoved && <TryAgain />}
              </p>
            )}
          </li>
        );
      })}
    </Rows>
  );
}

function TryAgain() {
  const { run: tryAgain, busy } = useAction(async () => {
    const { retryUnmovedLines } = await loadMerge();
    await retryUnmovedLines();
  });
  return (
    <Button kind="quiet" aria-disabled={busy} onClick={() => void tryAgain()}>
      {busy ? 'Trying …' : 'Try again'}
    </Button>
  );
}
