import { paths } from '@bloomkin/shared/pages.ts';
import { getDiscount, listDiscounts } from '@bloomkin/shared/routes/discounts.ts';
import { getCommission } from '@bloomkin/shared/routes/marketSettings.ts';
import { describeDiscount } from '@bloomkin/shared/rules/describeDiscount.ts';
import { maxPercent } from '@bloomkin/shared/rules/discount.ts';
import type { Discount, DiscountDetails } from '@bloomkin/shared/schemas/discount.ts';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAnswers } from '#api/useAnswers.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { unsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { FormHead } from '#office/kit/pageStyles.ts';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { DiscountHistory } from './DiscountHistory.tsx';
import { DiscountPreview } from './DiscountPreview.tsx';
import { describeState, describeUse, toDescribed } from './discountLabels.ts';
import { Columns } from './discountStyles.ts';
import { type DiscountValues, fieldLabels, toDiscountBody, toDiscountValues } from './discountValues.ts';
import { ScopeCard } from './ScopeCard.tsx';
import { sendDiscount } from './sendDiscount.ts';
import { TakesOffCard } from './TakesOffCard.tsx';
import { useDiscountActions } from './useDiscountActions.tsx';
import type { ScopeChoices } from './useScopeChoices.ts';
import { WhenCard } from './WhenCard.tsx';

interface DiscountFormProps {
  discount: DiscountDetails | undefined;
  copied: Discount | undefined;
  choices: ScopeChoices;
  /** The brand, for a florist's own discount; an admin selects it. */
  florist: string | undefined;
}

const fieldNames = {
  company_id: 'company',
  category_id: 'category',
  collection_id: 'collection',
  min_order: 'minOrder',
  limit_total: 'limitTotal',
  limit_per_person: 'limitPerPerson',
} as const;

export function DiscountForm({ discount, copied, choices, florist }: DiscountFormProps) {
  const navigate = useNavigate();
  const { revalidate } = useAnswers();
  const { remove, dialog } = useDiscountActions();
  const form = useForm({ defaultValues: toInitialValues(discount, copied) });
  const { save, theirs, takeTheirs } = useVersioned<Discount, DiscountValues>({
    newest: discount,
    toValues: toDiscountValues,
    isDirty: form.formState.isDirty,
    reset: (values) => form.reset(values),
  });
  const kind = form.watch('kind');
  const most = useLargestPercent(florist === undefined);
  const saveTerms = async (terms: ReturnType<typeof toDiscountBody>) => {
    const saved = await save((version) => sendDiscount(discount?.id, terms, version));
    if (!saved) return;
    unsavedChanges.write(false);
    void revalidate(listDiscounts, getDiscount);
    void notify({ tone: 'success', message: `${saved.name} is saved` });
    if (!discount) await navigate(paths.discountEdit(saved.id), { replace: true });
  };
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: { ...fieldNames, value: kind },
    save: (values) => saveTerms(toDiscountBody(values)),
  });
  const changes = listChanges(form.formState.dirtyFields, fieldLabels);
  const onDelete = async (deleted: Discount) => {
    if (!(await remove(deleted))) return;
    unsavedChanges.write(false);
    await navigate(paths.discounts(), { replace: true });
  };
  return (
    <FormProvider {...form}>
      <Form onSubmit={onSubmit} noValidate aria-label="Discount">
        <DiscountHead discount={discount} onDelete={onDelete} />
        <FormErrors form={form} />
        {theirs && (
          <ConflictNote
            what="this discount"
            theirs={[theirs.name, describeDiscount(toDescribed(theirs))]}
            onTakeTheirs={takeTheirs}
          />
        )}
        <Columns>
          <div>
            <TakesOffCard most={most} />
            <ScopeCard most={most} choices={choices} canChooseFlorist={florist === undefined} />
            <WhenCard discount={discount} />
          </div>
          <aside>
            <DiscountPreview findCategoryName={choices.findCategoryName} {...{ florist, most }} />
            {discount && <DiscountHistory lines={discount.history} onGoBack={saveTerms} />}
          </aside>
        </Columns>
        {dialog}
        <SaveBar
          changes={copied && changes.length === 0 ? ['A copy'] : changes}
          onDiscard={() => form.reset()}
          busy={busy}
          saveLabel={theirs ? 'Save mine over theirs' : discount ? 'Save discount' : 'Add discount'}
        />
      </Form>
    </FormProvider>
  );
}

/** The market pays its discounts out of its commission (docs/product-rules.md, "Discounts"). */
function useLargestPercent(isOfMarket: boolean): number {
  const { data } = useQuery(getCommission, isOfMarket ? {} : null);
  return data?.data.commission_percent ?? maxPercent;
}

interface DiscountHeadProps {
  discount: Discount | undefined;
  onDelete: (discount: Discount) => Promise<void>;
}

function DiscountHead({ discount, onDelete }: DiscountHeadProps) {
  const state = discount && describeState(discount);
  return (
    <FormHead>
      <div>
        <h1>
          {discount?.name ?? 'Add a discount'}{' '}
          {state && <StatusPill tone={state.tone}>{state.label}</StatusPill>}
        </h1>
        {discount && <p>{describeUse(discount)}</p>}
      </div>
      {discount && (
        <div>
          <ButtonLink to={paths.discountCreate({ copy: discount.id })}>Copy</ButtonLink>
          <Button kind="danger" onClick={() => void onDelete(discount)}>
            Delete
          </Button>
        </div>
      )}
    </FormHead>
  );
}

/** A copy needs its own code, and starts switched off. */
function toInitialValues(discount: Discount | undefined, copied: Discount | undefined) {
  const values = toDiscountValues(discount ?? copied);
  return copied ? { ...values, name: `${values.name}, copy`, code: '', active: false } : values;
}
