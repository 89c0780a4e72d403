import { bindManager, createCompany, getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { profileChanged } from '#session/session.ts';
import { readDigits } from './abnText.ts';
import { type AbnAnswer, useAbnAnswer } from './useAbnAnswer.ts';

export interface CompanyStepValues {
  inn: string;
  brand: string;
  /** Of a company that the register does not name. */
  name: string;
}

/** The ABN decides whether the company is created or joined. */
export function useCompanyStep(user: User) {
  const form = useForm<CompanyStepValues>({ defaultValues: { inn: '', brand: '', name: '' } });
  const answer = useAbnAnswer(form.watch('inn'));
  const knownName = findRegisteredName(answer);
  const create = useMutation(createCompany, { invalidates: [getCompany] });
  useUnsavedChanges(form.formState.isDirty);
  const refreshProfile = async () => {
    form.reset();
    profileChanged((await call(getMe, {})).data);
  };
  const askToJoin = async (companyId: string) => {
    await call(bindManager, { params: { id: companyId }, query: { manager_id: user.id } });
    await refreshProfile();
  };
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      if (answer.kind === 'taken') return askToJoin(answer.company.id);
      const name = knownName || values.name.trim();
      const body = { inn: readDigits(values.inn), brand: values.brand.trim(), name };
      await create({ body });
      await refreshProfile();
      void notify({ tone: 'success', message: 'Your company is saved' });
    },
  });
  return { form, answer, knownName, onSubmit, busy };
}

/** Empty without one. */
const findRegisteredName = (answer: AbnAnswer): string =>
  answer.kind === 'record' && answer.record.status === 'active' ? answer.record.name : '';
