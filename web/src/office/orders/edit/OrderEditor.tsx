import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useEffect } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { Button } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { userTimeZone } from '#components/hooks/useToday.ts';
import { Grid, Stack } from '#components/layout/boxes.ts';
import { Tabs } from '#components/layout/Tabs.tsx';
import { useTabParam } from '#components/layout/useTabParam.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { PageHead, Title } from '#office/kit/pageStyles.ts';
import { placedLabel } from '#office/orders/list/placedLabel.ts';
import { OrderSheets } from '#office/orders/sheets/OrderSheets.tsx';
import { usePrint } from '#office/orders/sheets/usePrint.tsx';
import { orderLabel, statusTones } from '#office/orders/statusTones.ts';
import { BackToOrder } from './BackToOrder.tsx';
import { BasicTab } from './BasicTab.tsx';
import { DifferenceCard } from './DifferenceCard.tsx';
import { describeOrder } from './describeOrder.ts';
import { computeDifference, type Difference } from './difference.ts';
import { readLines } from './editLines.ts';
import type { EditValues } from './editValues.ts';
import { ProductsTab } from './ProductsTab.tsx';
import { useOrderEdit } from './useOrderEdit.ts';

/** '$58 more: $208 becomes $266'; the first words fit on a phone. */
function describeDifference({ wasCents, cents, settlement }: Difference): string | undefined {
  if (wasCents === cents) return undefined;
  const by = `${formatMoney(Math.abs(cents - wasCents))} ${cents > wasCents ? 'more' : 'less'}`;
  const becomes = `${formatMoney(wasCents)} becomes ${formatMoney(cents)}`;
  if (settlement.kind === 'refund') return `${formatMoney(settlement.cents)} back: ${becomes}`;
  if (settlement.kind === 'ask') return `${formatMoney(settlement.cents)} to pay: ${becomes}`;
  return `${by}: ${becomes}`;
}

function labelSave({ settlement }: Difference): string {
  if (settlement.kind === 'ask') return `Ask for ${formatMoney(settlement.cents)}`;
  return settlement.kind === 'refund' ? `Save, refund ${formatMoney(settlement.cents)}` : 'Save';
}

export function OrderEditor({ order }: { order: Order }) {
  const edit = useOrderEdit(order);
  const { form, base, values, theirs, changes } = edit;
  const difference = computeDifference(base, values.lines);
  return (
    <FormProvider {...form}>
      <Head order={base} />
      <Stack as="form" onSubmit={edit.onSubmit} noValidate aria-label="Order">
        <FormErrors form={form} />
        {theirs && (
          <ConflictNote
            what="this order"
            theirs={describeOrder(theirs)}
            onTakeTheirs={() => edit.takeTheirs(theirs)}
          />
        )}
        <div>
          <EditTabs order={base} lines={values.lines} difference={difference} />
        </div>
        <SaveBar
          changes={changes}
          title={describeDifference(difference)}
          onDiscard={edit.discard}
          busy={edit.busy}
          saveLabel={theirs ? 'Save mine over theirs' : labelSave(difference)}
        />
      </Stack>
      {edit.dialog}
    </FormProvider>
  );
}

interface EditTabsProps {
  order: Order;
  lines: EditValues['lines'];
  difference: Difference;
}

function EditTabs({ order, lines, difference }: EditTabsProps) {
  const { formState, setValue } = useFormContext<EditValues>();
  const { errors, submitCount } = formState;
  const [tab, setTab] = useTabParam(['basic', 'products']);
  const isBasicWrong = Object.keys(errors).some((name) => name !== 'root' && name !== 'lines');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press on Save leads to the wrong field
  useEffect(() => {
    if (isBasicWrong) setTab('basic');
  }, [isBasicWrong, submitCount]);
  return (
    <Tabs
      label="Parts of the order"
      keepMounted
      value={tab}
      onChange={setTab}
      tabs={[
        {
          name: 'basic',
          title: 'Basic',
          content: (
            <Grid $xl="minmax(0, 1fr) 392px" $align="start">
              <BasicTab order={order} />
              <DifferenceCard order={order} difference={difference} />
            </Grid>
          ),
        },
        {
          name: 'products',
          title: 'Products',
          count: lines.filter(({ count }) => count > 0).length,
          content: (
            <Grid $xl="minmax(0, 1fr) 392px" $align="start">
              <ProductsTab
                order={order}
                stored={readLines(order)}
                lines={lines}
                onChange={(next) => setValue('lines', next)}
              />
              <DifferenceCard order={order} difference={difference} />
            </Grid>
          ),
        },
      ]}
    />
  );
}

/** Prints the saved order, not unsaved edits. */
function Head({ order }: { order: Order }) {
  const now = new Date(useNow(30_000));
  const zone = order.timezone ?? userTimeZone();
  const sheet = usePrint(zone);
  return (
    <>
      <BackToOrder order={order} />
      <PageHead>
        <Title>
          <h1>Edit order #{order.number}</h1>
          <StatusPill tone={statusTones[order.status]}>{orderLabel(order, now)}</StatusPill>
          <p>
            {order.fio}, placed {placedLabel(order.created_at, localTime(now, zone).day, zone)}
          </p>
        </Title>
        <div>
          <Button onClick={() => sheet.print(OrderSheets, [order])}>
            <OfficeIcon name="print" size={18} />
            Print order sheet
          </Button>
        </div>
      </PageHead>
      {sheet.sheet}
    </>
  );
}
