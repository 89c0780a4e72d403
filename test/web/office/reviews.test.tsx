// @vitest-environment window

import { listCompanies, listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import {
  deleteReply,
  deleteReview,
  listReviews,
  replyToReview,
  reportReview,
} from '@bloomkin/shared/routes/reviews.ts';
import { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { ReviewWithProduct } from '@bloomkin/shared/schemas/review.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { ReviewsPage } from '@bloomkin/web/office/market/reviews/ReviewsPage.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aListedProduct } from '#web/products/listedProduct.ts';
import { aCompany } from './aCompany.ts';
import { person } from './officePerson.ts';

const at = '2026-11-20T01:00:00.000Z';
const aReview = (fio: string, about: object = {}) =>
  ReviewWithProduct.parse({
    ...{
      id: `review-${fio.replaceAll(/[ .]/g, '')}`,
      rating: 4,
      text: 'Lovely.',
      user: { id: 'u2', fio, avatar: null },
    },
    ...{ product_id: 'p1', company_id: 'petal', verified: true, reply: null, created_at: at },
    product: { id: 'p1', name: 'Peonies', photo: null, active: true },
    ...about,
  });
const petal = { id: 'petal', name: 'Petal Pty Ltd', brand: 'Petal' };
const vendor = () => person('ROLE_VENDOR', { company: petal });

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  givenApi(getCompany, ({ params }) => ({
    data: aCompany({ id: params.id, brand: `Florist ${params.id}` }),
  }));
  givenApi(listCompanies, () => ({
    ...{ page: 1, per_page: 12, total: 1, data: [aCompany({ id: 'fern', brand: 'Florist fern' })] },
  }));
});

const both = [
  aReview('Priya N.'),
  aReview('Ruby T.', { company_id: 'fern', reply: { text: 'Thank you!', at } }),
];

async function open(user: User, path = '/reviews', total?: number, reviews = both) {
  const requests = givenApi(listReviews, ({ query }) => {
    const company = query.get('company_id');
    const data = reviews.filter(({ company_id }) => !company || company === company_id);
    return { page: 1, per_page: 20, total: total ?? data.length, data };
  });
  const screens = (
    <Routes>
      <Route path="/reviews/:companyId?" element={<ReviewsPage />} />
    </Routes>
  );
  showTo(user, screens, path);
  await screen.findAllByText('Lovely.');
  return requests;
}

describe('the reviews of all florists', () => {
  it('name the florist, and call a reply the florist’s', async () => {
    await open(person('ROLE_ADMIN'));
    expect(await screen.findByText('Florist petal')).toBeTruthy();
    expect(await screen.findByText('Florist fern')).toBeTruthy();
    expect(screen.getByText(/^Reply of the florist, /)).toBeTruthy();
    expect(screen.queryByText(/Your reply/)).toBeNull();
  });

  it('says a florist’s average beside the count', async () => {
    givenApi(getCompany, ({ params }) => ({ data: aCompany({ id: params.id, rating: 4.62 }) }));
    await open(vendor());
    await screen.findByText('1 review, 4.6 stars on average');
  });

  it('show a report, which an admin dismisses', async () => {
    const reports = givenApi(reportReview, () => ({ message: 'The report is closed' }));
    const reported = aReview('Priya N.', { report: { reason: 'Not our flowers', at } });
    const requests = await open(person('ROLE_ADMIN'), '/reviews?show=reported', undefined, [
      reported,
      ...both.slice(1),
    ]);
    expect(requests.at(-1)?.query.get('report')).toBe('open');
    screen.getByText('Not our flowers');
    fireEvent.click(screen.getByRole('button', { name: /^Dismiss the report/ }));
    await screen.findByText('The report is closed');
    expect(reports).toMatchObject([{ params: { id: reported.id }, body: { reason: null } }]);
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
  });

  it('narrow to a florist', async () => {
    const requests = await open(person('ROLE_ADMIN'));
    fireEvent.focus(screen.getByRole('combobox', { name: 'Florist' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Florist fern' }));
    await waitFor(() => expect(requests.at(-1)?.query.get('company_id')).toBe('fern'));
    await waitFor(() => expect(screen.queryByText(/Priya N\./)).toBeNull());
  });

  it('narrow to a product of the chosen florist', async () => {
    const requests = await open(person('ROLE_ADMIN'), '/reviews?company=petal');
    const offered = givenApi(listProducts, () => ({
      ...{ page: 1, per_page: 12, total: 1, total_pages: 1 },
      data: [aListedProduct({ name: 'Peonies', id: ProductId.parse('p1') })],
    }));
    fireEvent.focus(screen.getByRole('combobox', { name: 'Product' }));
    fireEvent.click(await screen.findByRole('option', { name: /^Peonies/ }));
    await waitFor(() => expect(requests.at(-1)?.query.get('product_id')).toBe('p1'));
    expect(requests.at(-1)?.query.get('company_id')).toBe('petal');
    expect(offered.at(-1)?.query.get('company_id')).toBe('petal');
  });

  it('narrow to those without a reply, to stars and to words, and go into a file', async () => {
    const requests = await open(person('ROLE_ADMIN'));
    const last = (name: string) => requests.at(-1)?.query.get(name);
    fireEvent.click(screen.getByRole('link', { name: /^Without a reply/ }));
    await waitFor(() => expect(last('reply')).toBe('none'));
    fireEvent.change(screen.getByRole('combobox', { name: 'Stars' }), { target: { value: '2' } });
    await waitFor(() => expect(last('rating')).toBe('2'));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search reviews' }), {
      target: { value: 'peony' },
    });
    await waitFor(() => expect(last('search')).toBe('peony'));
    const files: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `${files.push(file)}` }));
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(last('per_page')).toBe('100');
    expect(last('rating')).toBe('2');
    expect(await files[0]?.text()).toContain('"2026-11-20","Peonies","4","Lovely.","Priya N.","yes",""');
  });

  it('come 20 or 50 to a page', async () => {
    const requests = await open(person('ROLE_ADMIN'), '/reviews', 64);
    const sizes = screen.getByRole('combobox', { name: 'Rows on a page' });
    expect([...sizes.children].map(({ textContent }) => textContent)).toEqual(['20', '50']);
    fireEvent.change(sizes, { target: { value: '50' } });
    await waitFor(() => expect(requests.at(-1)?.query.get('per_page')).toBe('50'));
  });

  it('name the florist that was chosen before the company is read', async () => {
    await open(person('ROLE_ADMIN'));
    givenApi(getCompany, () => new Promise<never>(() => undefined));
    givenApi(listCompanies, () => ({
      ...{ page: 1, per_page: 12, total: 1, data: [aCompany({ id: 'oak', brand: 'Oak & Ivy' })] },
    }));
    const filter = screen.getByRole<HTMLInputElement>('combobox', { name: 'Florist' });
    fireEvent.focus(filter);
    fireEvent.click(await screen.findByRole('option', { name: 'Oak & Ivy' }));
    await waitFor(() => expect(filter.value).toBe('Oak & Ivy'));
  });

  it('offers admins no reply, only to delete one', async () => {
    await open(person('ROLE_ADMIN'));
    expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
    givenApi(deleteReply, () => ({ data: aReview('Ruby T.', { company_id: 'fern' }) }));
    fireEvent.click(screen.getByRole('button', { name: /^Delete.*reply to Ruby T\.$/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the florist’s reply?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The reply is deleted')).toBeTruthy();
  });

  it('go by an admin after a question', async () => {
    await open(person('ROLE_ADMIN'));
    const sent = givenApi(deleteReview, () => ({ message: 'Review deleted' }));
    fireEvent.click(screen.getByRole('button', { name: /^Delete.*Priya N\.$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the review of Priya N.?' }));
    expect(sent).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'An advertisement' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Delete review' }));
    expect(await screen.findByText('Review deleted')).toBeTruthy();
    expect(sent.map(({ params, body }) => [params.id, body])).toEqual([
      ['review-PriyaN', { reason: 'An advertisement' }],
    ]);
  });
});

describe('a florist', () => {
  it('replies to their own reviews and deletes none', async () => {
    await open(vendor());
    expect(screen.getByRole('button', { name: /^Reply.*Priya N\.$/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Florist' })).toBeNull();
  });

  it('keeps the keyboard’s place while a reply is written', async () => {
    await open(vendor());
    givenApi(replyToReview, () => ({ data: aReview('Priya N.', { reply: { text: 'Thank you!', at } }) }));
    const reply = () => screen.getByRole('button', { name: /^Reply.*Priya N\.$/ });
    const row = reply().closest('li');
    fireEvent.click(reply());
    expect(document.activeElement).toBe(screen.getByLabelText('Reply to Priya N.'));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(reply());
    fireEvent.click(reply());
    fireEvent.change(screen.getByLabelText('Reply to Priya N.'), { target: { value: 'Thank you!' } });
    fireEvent.click(screen.getByRole('button', { name: 'Publish the reply' }));
    await screen.findByText('Your reply is in the shop');
    await waitFor(() => expect(document.activeElement).toBe(row?.querySelector('h2')));
  });

  it('hands the focus on when a reply is deleted', async () => {
    const ownReply = aReview('Ruby T.', { reply: { text: 'Thank you!', at } });
    const unanswered = aReview('Ruby T.');
    await open(vendor(), '/reviews', undefined, [ownReply]);
    givenApi(deleteReply, () => ({ data: unanswered }));
    givenApi(listReviews, () => ({ page: 1, per_page: 20, total: 1, data: [unanswered] }));
    fireEvent.click(screen.getByRole('button', { name: /^Delete.*reply to Ruby T\.$/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your reply?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    const reply = await screen.findByRole('button', { name: /^Reply.*Ruby T\.$/ });
    await waitFor(() => expect(document.activeElement).toBe(reply));
  });

  it('reads another’s reviews without a reply of their own', async () => {
    await open(vendor(), '/reviews/fern');
    expect(screen.getByText(/^Reply of the florist, /)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Reply|Delete/ })).toBeNull();
  });
});
