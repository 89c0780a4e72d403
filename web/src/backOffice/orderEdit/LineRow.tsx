import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { QuantityInput } from '#components/form/QuantityInput.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { Image } from '#components/media/Image.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { toPhoto } from '../orders/list/ItemThumbs.tsx';
import { ExtraMark } from '../products/ProductPrice.tsx';
import { type EditLine, editLineTitle, toLine } from './editLines.ts';
import { RoundButton, Row } from './editStyles.ts';

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
        {line.instead && was && <em>{sayPriceStep(was, line)}</em>}
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

function sayPriceStep(was: EditLine, line: EditLine): string {
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
