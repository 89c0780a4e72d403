import { createCompany } from '@bloomkin/shared/routes/companies.ts';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { newAbn, newPartner, visitAs } from '#support/people.ts';

export const companyForm = (inn = newAbn()) => ({ name: 'Marlo and Fern Pty Ltd', brand: 'Marlo', inn });

export async function readFailure(sent: Promise<{ status: number; failure: { code?: string } }>) {
  const { status, failure } = await sent;
  return [status, failure.code];
}

/** Partners who register companies. */
export function companiesFixture() {
  const test = localCloud({ demoData: true });

  async function signUpPartner(): Promise<Api> {
    const api = test.visitor();
    await newPartner(api);
    return api;
  }

  async function signInAdmin(): Promise<Api> {
    const api = await visitAs(test, 'admin');
    return api;
  }

  async function registerFlorist() {
    const api = await signUpPartner();
    const { data } = await api.call(createCompany, { body: companyForm() });
    return { api, company: data, params: { id: data.id } };
  }

  return { test, signUpPartner, signInAdmin, registerFlorist };
}
