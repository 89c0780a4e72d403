import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { type Day, formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { call } from '#api/call.ts';
import { useAnswers } from '#api/useAnswers.ts';
import { useAction } from '#components/useAction.ts';
import { daySignature, findSpecial, groupPlans, restorePlans, toPlan } from './dayPlans.ts';
import { type DayValues, findDayFault, findUsualDay, readDay, writeDay } from './dayValues.ts';
import { useSavePlans } from './useSavePlans.ts';

/** Opens with the first own day, for the stores that share it; with all stores while none has one. */
function readCompanyDay(company: Company, day: Day) {
  const { stores } = company;
  const leading = stores.find((store) => findSpecial(store, day)) ?? stores[0];
  if (!leading) throw new TypeError('A company without stores');
  const special = findSpecial(leading, day);
  const isAlike = (store: Company['stores'][number]) =>
    JSON.stringify(findSpecial(store, day)) === JSON.stringify(special);
  const usual = findUsualDay(day, leading, company);
  const storeIds = stores.filter(isAlike).map(({ id }) => id);
  return { leading, usual, values: readDay(special, usual, storeIds), signature: daySignature(company, day) };
}

/** The day as it stands here; a save by another user does not replace what was changed. */
export function useDayForm(day: Day, company: Company) {
  const newest = useMemo(() => readCompanyDay(company, day), [company, day]);
  const [base, setBase] = useState(newest);
  const [values, setValues] = useState(newest.values);
  const [hasTheirs, setTheirs] = useState(false);
  const [fault, setFault] = useState<ReturnType<typeof findDayFault>>();
  const isDirty = JSON.stringify(values) !== JSON.stringify(base.values);
  const begin = () => {
    setBase(newest);
    setValues(newest.values);
    setTheirs(false);
    setFault(undefined);
  };
  useEffect(() => {
    if (newest.signature === base.signature) return;
    setBase(newest);
    if (isDirty) setTheirs(true);
    else setValues(newest.values);
  }, [newest, base, isDirty]);
  const change = (next: Partial<DayValues>) => {
    setValues((before) => ({ ...before, ...next }));
    setFault(undefined);
  };
  const saveDay = useSaveDay(day, company.id, base.signature);
  const { run: save, busy } = useAction(async () => {
    const found = findDayFault(values, newest.usual);
    setFault(found);
    if (found || !(await saveDay(values))) return;
    setTheirs(false);
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return { ...newest, values, change, isDirty, fault, hasTheirs, begin, onSubmit, busy };
}

/** False when another user has changed the day since: their change is shown first. */
function useSaveDay(day: Day, companyId: string, signature: string) {
  const { replace } = useAnswers();
  const savePlans = useSavePlans(companyId);
  return async (values: DayValues): Promise<boolean> => {
    const params = { id: companyId };
    const read = await call(getCompany, { params, query: {} }, { asMyself: true });
    if (daySignature(read.data, day) !== signature) {
      await replace(getCompany, () => read, params);
      return false;
    }
    const chosen = read.data.stores.filter(({ id }) => values.storeIds.includes(id));
    const plans = chosen.map((store) => {
      const usual = findUsualDay(day, store, read.data);
      const written = writeDay(day, values, usual, findSpecial(store, day)?.zones);
      return { storeId: store.id, days: [toPlan(day, written)] };
    });
    await savePlans(groupPlans(plans), restorePlans(chosen, [day]), `${formatDay(day)} is saved`);
    return true;
  };
}
