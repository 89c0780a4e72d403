import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getProduct, setDayLimit } from '@bloomkin/shared/routes/products.ts';
import { describeLeft } from '@bloomkin/shared/rules/dayLimit.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { type ReactNode, useState } from 'react';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { QuantityInput } from '#components/form/QuantityInput.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Text } from '#components/layout/Text.ts';
import { Image } from '#components/media/Image.tsx';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';
import { mainPhoto } from '#features/productCard/mainPhoto.ts';
import { useProductSearch } from '#office/kit/useProductSearch.ts';
import { Lines } from './stopStyles.ts';

interface ProductLimitsProps {
  companyId: string;
  today: Day;
  back: ReactNode;
}

const shownCount = 20;

/** What is sold out or short today. */
export function ProductLimits({ companyId, today, back }: ProductLimitsProps) {
  const { data, error, mutate, search, setSearch } = useProductSearch(companyId, shownCount);
  return (
    <Stack $gap={1}>
      <Row>
        {back}
        <Text>Back tomorrow by itself</Text>
      </Row>
      <TextField
        label="Find a product or a flower"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {error && !data ? (
        <ErrorState title="We could not load your products." onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton $height="320px" />
      ) : (
        <Lines>
          {data.data.map((product) => (
            <ProductLine key={product.id} product={product} today={today} onSaved={() => void mutate()} />
          ))}
        </Lines>
      )}
      <Text $small>Press a name to set how many are left. Orders you have stay.</Text>
    </Stack>
  );
}

interface ProductLineProps {
  product: Product;
  today: Day;
  onSaved: () => void;
}

const startCount = 3;

function ProductLine({ product, today, onSaved }: ProductLineProps) {
  const [count, setCount] = useState<number>();
  const change = useMutation(setDayLimit, { invalidates: [listAllProducts, getProduct] });
  const { id, name } = product;
  const { run: save, busy } = useAction(async (left: number | null, before?: number | null) => {
    const { data } = await change({ params: { id }, body: { day: today, left } });
    setCount(undefined);
    onSaved();
    await notify({
      tone: 'success',
      message: `${name}: ${describeLeft(data.day_limit, today) ?? 'no limit today'}.`,
      topic: id,
      ...(before !== undefined && { action: { label: 'Undo', run: () => void save(before) } }),
    });
  }, notifyError);
  const left = describeLeft(product.day_limit, today);
  const current = left === undefined ? null : (product.day_limit?.left ?? null);
  return (
    <li>
      <span>
        <Image photo={mainPhoto(product)} alt="" />
      </span>
      <button
        type="button"
        data-name=""
        aria-expanded={count !== undefined}
        onClick={() => setCount(count === undefined ? (current ?? startCount) : undefined)}
      >
        {name}
        <small>{count !== undefined ? 'Only this many more' : left}</small>
      </button>
      {count !== undefined ? (
        <Row>
          <QuantityInput count={count} label={name} busy={busy} onChange={setCount} />
          <Button kind="brand" aria-disabled={busy} onClick={() => void save(count, current)}>
            Set
          </Button>
        </Row>
      ) : left === undefined ? (
        <Button
          kind="danger"
          aria-disabled={busy}
          aria-label={`${name}: sold out today`}
          onClick={() => void save(0, current)}
        >
          Sold out
        </Button>
      ) : (
        <Button
          aria-disabled={busy}
          aria-label={`${name}: no limit today`}
          onClick={() => void save(null, current)}
        >
          {current === 0 ? 'Sell again' : 'No limit'}
        </Button>
      )}
    </li>
  );
}
