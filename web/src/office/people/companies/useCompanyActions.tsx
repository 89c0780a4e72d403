import { paths } from '@bloomkin/shared/pages.ts';
import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { deleteCompany, getCompany, updateCompany } from '@bloomkin/shared/routes/companies.ts';
import { listFlorists } from '@bloomkin/shared/routes/dashboard.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { ListedFlorist } from '@bloomkin/shared/schemas/floristFigures.ts';
import { Link } from 'react-router-dom';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { loadNextOrder } from '#office/orders/orderCalls.ts';
import { toFloristPath } from '#office/orders/orderLinks.ts';

const invalidates = [listCompanies, getCompany, listFlorists];

type Named = Pick<Company, 'id' | 'brand'>;

export function useCompanyActions() {
  const { ask, dialog } = useConfirm();
  const update = useMutation(updateCompany, { invalidates });
  const close = useMutation(deleteCompany, { invalidates });
  async function setActive({ id, brand }: Named, active: boolean) {
    const question = {
      title: `Switch ${brand} off?`,
      text: 'Its flowers leave the shop at once. Orders already placed are still delivered.',
      confirm: 'Switch off',
      keep: 'Keep it on',
      danger: true,
    };
    if (!active && !(await ask(question))) return;
    try {
      await update({ params: { id }, body: { active } });
      void notify({ tone: 'success', message: `${brand} is switched ${active ? 'on' : 'off'}` });
    } catch (error) {
      notifyError(error);
    }
  }
  async function remove({ id, brand }: Named) {
    const found = await loadNextOrder({ company_id: id }).catch((error: unknown) => notifyError(error));
    if (!found) return;
    const { total: open } = found;
    if (open > 0)
      return void ask({
        title: `${brand} cannot be deleted yet`,
        text: `It has ${pluralise(open, 'open order')}. Complete or cancel ${open === 1 ? 'it' : 'them'} first.`,
        more: <Link to={toFloristPath(id)}>See its orders</Link>,
      });
    const question = {
      title: `Delete ${brand}?`,
      text: 'It closes for good: its products leave the shop and its people leave it. Orders are kept.',
      confirm: 'Delete company',
      keep: 'Keep',
      danger: true,
    };
    if (!(await ask(question))) return;
    try {
      await close({ params: { id } });
      void notify({ tone: 'success', message: `${brand} is closed` });
    } catch (error) {
      notifyError(error);
    }
  }
  return { setActive, remove, dialog };
}

export type CompanyActions = Omit<ReturnType<typeof useCompanyActions>, 'dialog'>;

export const CompanyMenu = ({ company, actions }: { company: ListedFlorist; actions: CompanyActions }) => (
  <Menu
    label={`More actions for ${company.brand}`}
    items={[
      { label: 'Open', to: paths.companyEdit(company.id) },
      { label: 'Managers', to: paths.companyEdit(company.id, { tab: 'managers' }) },
      { label: 'What was done', to: paths.audit({ object: `company:${company.id}` }) },
      company.active
        ? { label: 'Switch off', onSelect: () => actions.setActive(company, false) }
        : { label: 'Switch on', changes: true, onSelect: () => actions.setActive(company, true) },
      { label: 'Delete', danger: true, onSelect: () => actions.remove(company) },
    ]}
  />
);
