import { useId } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { FormRejection } from '#components/form/rejections.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import type { Selection } from '#components/list/useSelection.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import type { ListedProduct } from '#office/catalogue/products/productReads.ts';
import type { BulkChanging } from '#office/catalogue/products/useBulkChange.ts';
import { PriceFields } from './PriceFields.tsx';
import { PricePreview } from './PricePreview.tsx';
import { countChanged, emptyPrice, previewPrices, toBulkChange, toPriceChange } from './priceForm.ts';

const PriceForm = styled.form`
  display: grid;
  align-content: start;
  gap: 20px;
  label small {
    display: block;
  }
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  p {
    grid-column: 1 / -1;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
`;

interface PriceDrawerProps {
  open: boolean;
  onClose: () => void;
  selection: Selection<ListedProduct>;
  bulk: BulkChanging;
}

/** Shows each old and new price before anything is sent. */
export function PriceDrawer({ open, onClose, selection, bulk }: PriceDrawerProps) {
  const formId = useId();
  const { items: products } = selection;
  const form = useForm({ defaultValues: emptyPrice });
  const change = toPriceChange(form.watch());
  const previews = previewPrices(products, change);
  const count = countChanged(previews);
  const { onSubmit, busy } = useSubmit(form, {
    async save() {
      if (!change || count === 0) throw new FormRejection('No price changes by this.');
      const left = await bulk.change(products, toBulkChange(change), 'Prices changed');
      if (!left) return;
      selection.set(
        products.filter(({ id }) => !left.has(id)),
        false,
      );
      form.reset(emptyPrice);
      onClose();
    },
  });
  return (
    <Dialog
      open={open && products.length > 0}
      onClose={onClose}
      title={`Change price of ${pluralise(products.length, 'product')}`}
      placement="panel"
      footer={
        <Foot>
          <p>Orders already placed keep their price. You can undo this for 7 days.</p>
          <Button onClick={onClose}>Keep prices</Button>
          <SubmitButton form={formId} busy={busy} busyLabel="Changing…" large={false}>
            {count === 0 ? 'Change prices' : `Change ${pluralise(count, 'price')}`}
          </SubmitButton>
        </Foot>
      }
    >
      <PriceForm id={formId} onSubmit={onSubmit} noValidate>
        <FormError message={form.formState.errors.root?.message} />
        <PriceFields form={form} products={products} change={change} />
        <PricePreview products={previews} count={count} />
      </PriceForm>
    </Dialog>
  );
}
