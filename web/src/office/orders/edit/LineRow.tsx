import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { QuantityInput } from '#components/form/QuantityInput.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { Image } from '#components/media/Image.tsx';
import { ExtraMark } from '#office/catalogue/products/ProductPrice.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { rowButton } from '#office/kit/rowButton.ts';
import { toPhoto } from '#office/orders/list/ItemThumbs.tsx';
import { type EditLine, editLineTitle, toLine } from './editLines.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) 44px;
  align-items: center;
  gap: 10px 14px;
  padding: 14px 0;
  border-bottom: 1px solid var(--bk-border-subtle);
  i {
    height: 80px;
    border-radius: var(--bk-petal-s);
    overflow: hidden;
  }
  > div:nth-child(2) {
    display: grid;
    justify-items: start;
    gap: 4px;
    overflow-wrap: anywhere;
  }
  em {
    color: var(--bk-text-brand);
    font-style: normal;
    font-weight: 600;
    font-size: 0.875rem;
  }
  > b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  &[data-out] i,
  &[data-out] strong {
    opacity: 0.6;
    text-decoration: line-through;
  }
  @media (max-width: 767px) {
    > div:nth-child(2) {
      grid-column: 2 / -1;
    }
    > div:nth-child(3) {
      grid-column: 2 / -1;
    }
    > [role='group'],
    > [role='group'] ~ b {
      grid-row: 3;
    }
    > [role='group'] {
      grid-column: 1 / 3;
    }
    > [role='group'] ~ b {
      grid-column: 2;
    }
    > button:last-child {
      grid-row: 3;
      grid-column: 3;
    }
    &[data-out] > button:last-child {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: 64px minmax(0, 1fr) 132px auto 84px 44px;
    &[data-out] > button:last-child {
      grid-column: 4 / -1;
      justify-self: end;
    }
  }
`;

const RoundButton = styled.button`
  ${rowButton}
  &:hover {
    background: var(--bk-bg-dangerSoft);
    color: var(--bk-text-danger);
  }
`;

interface LineRowProps {
  line: EditLine;
  /** The stored line; undefined for an added one. */
  was: EditLine | undefined;
  onCount: (count: number) => void;
  onSize: (to: EditLine) => void;
}

export function LineRow({ line, was, onCount, onSize }: LineRowProps) {
  const title = editLineTitle(line);
  const isOut = line.count === 0;
  return (
    <Row data-out={isOut || undefined}>
      <i>
        <Image photo={toPhoto(line.photo) || null} alt="" />
      </i>
      <div>
        <strong>{line.name}</strong>
        <small>{line.sku}</small>
        <ExtraMark product={line} />
        {isOut && <StatusPill>Taken out</StatusPill>}
        {!was && <StatusPill tone="success">Added</StatusPill>}
        {line.instead && was && <em>{describePriceStep(was, line)}</em>}
      </div>
      <div>
        {line.sizeId && !isOut ? (
          <SizeSelect line={line} onSize={onSize} />
        ) : (
          <small>{line.sizeName ?? 'One size'}</small>
        )}
      </div>
      {isOut ? (
        <Button onClick={() => onCount(was?.count ?? 1)} aria-label={`Put ${title} back`}>
          <OfficeIcon name="undo" size={18} />
          Put back
        </Button>
      ) : (
        <>
          <QuantityInput count={line.count} label={title} onChange={onCount} />
          <b>{formatMoney(line.priceCents * line.count)}</b>
          <RoundButton
            type="button"
            aria-label={`Take ${title} out`}
            title="Take out"
            onClick={() => onCount(0)}
          >
            <OfficeIcon name="bin" size={20} />
          </RoundButton>
        </>
      )}
    </Row>
  );
}

function describePriceStep(was: EditLine, line: EditLine): string {
  const step = line.priceCents - was.priceCents;
  const names = `${was.sizeName ?? 'One size'} to ${line.sizeName ?? 'one size'}`;
  if (step === 0) return names;
  return `${names}, ${step > 0 ? '+' : '−'}${formatMoney(Math.abs(step))}`;
}

interface SizeSelectProps {
  line: EditLine;
  onSize: (to: EditLine) => void;
}

/** A deleted product keeps its size. */
function SizeSelect({ line, onSize }: SizeSelectProps) {
  const { data } = useQuery(getProduct, { params: { id: line.productId } });
  const product = data?.data;
  const others = product?.sizes.filter(({ id, active }) => active && id !== line.sizeId) ?? [];
  if (!product || others.length === 0) return <small>{line.sizeName}</small>;
  const shown = product.sizes.filter(({ id, active }) => active || id === line.sizeId);
  const choose = (id: string) => {
    const to = toLine(product, id);
    if (to) onSize(to);
  };
  return (
    <SelectField
      label={`Size of ${line.name}`}
      hideLabel
      value={line.sizeId ?? ''}
      onChange={({ target }) => choose(target.value)}
    >
      {shown.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
