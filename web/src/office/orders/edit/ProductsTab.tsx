import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Stack } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { AddProduct } from './AddProduct.tsx';
import { addLine, changeSize, type EditLine, editLineKey, setCount } from './editLines.ts';
import { LineRow } from './LineRow.tsx';

interface ProductsTabProps {
  order: Order;
  stored: readonly EditLine[];
  lines: readonly EditLine[];
  onChange: (lines: readonly EditLine[]) => void;
}

export function ProductsTab({ order, stored, lines, onChange }: ProductsTabProps) {
  const findStored = (line: EditLine) =>
    stored.find((one) => editLineKey(one) === (line.instead ?? editLineKey(line)));
  return (
    <Card aria-labelledby="edit-lines">
      <CardHead>
        <h2 id="edit-lines">What goes in it</h2>
        <small>Prices are the ones the buyer saw</small>
      </CardHead>
      <Stack as="ul" $gap={0}>
        {lines.map((line) => (
          <LineRow
            key={editLineKey(line)}
            line={line}
            was={findStored(line)}
            onCount={(count) => onChange(setCount(lines, editLineKey(line), count, stored))}
            onSize={(to) => onChange(changeSize(lines, editLineKey(line), to, stored))}
          />
        ))}
      </Stack>
      <AddProduct companyId={order.companyId ?? ''} onAdd={(line) => onChange(addLine(lines, line))} />
    </Card>
  );
}
