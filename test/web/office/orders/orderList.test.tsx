// @vitest-environment window
import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { getOrder, listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { soundSetting } from '@bloomkin/web/office/orders/arrivals/sound.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { refusal } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aCompany } from '#web/office/aCompany.ts';
import { person } from '#web/office/officePerson.ts';
import { givenOffice, givenOrders, givenPrinter, openOffice, pageOf } from './openOffice.tsx';

beforeEach(() => {
  givenDialogs();
  HTMLElement.prototype.hidePopover = () => undefined;
  givenOffice();
});

const byCard = {
  payment_status: 'paid',
  history: [
    {
      at: '2026-11-20T01:00:00.000Z',
      by: 'Card payment',
      what: 'payment_status',
      from: 'not_paid',
      to: 'paid',
    },
  ],
};
const list = [
  anOrder({ id: 'order-1', number: '1' }),
  anOrder({ id: 'order-2', number: '2', ...byCard }),
  anOrder({ id: 'order-3', number: '3', status: 'in_progress', payment_status: 'paid' }),
];

/** The list as a phone shows it, unless the test widens it: cards. */
async function openList(orders = list, search = '') {
  const reads = givenOrders(() => orders);
  const updates = givenApi(updateOrder, ({ params, body }) => {
    const order = orders.find(({ id }) => id === params.id) ?? anOrder();
    return { data: { ...order, ...body, version: order.version + 1 } };
  });
  const { at } = openOffice(`/orders/list/full${search}`);
  await screen.findAllByText(/^#1\b/);
  return { reads, updates, at };
}

const openMenu = (number: string) => openMenuNamed(`More actions for order ${number}`);

/** jsdom opens no popovers. */
function openMenuNamed(name: string) {
  const opener = screen.getByRole('button', { name });
  const popover = document.getElementById(opener.getAttribute('popovertarget') ?? '');
  if (!popover) throw new TypeError('No popover');
  fireEvent(popover, Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' }));
}
const menuItems = () =>
  screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent);
const choose = (...at: number[]) => {
  const boxes = screen.getAllByRole('checkbox', { name: /^Select order/ });
  for (const index of at) fireEvent.click(boxes[index] ?? document.body);
};
const bar = () => within(screen.getByRole('region', { name: 'Bulk actions' }));
const pressBulk = (name: string) => fireEvent.click(bar().getByRole('button', { name }));

describe('the payment in a row', () => {
  it('changes there, and the list loads again', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const { reads, updates } = await openList();
    const select = screen.getByRole('combobox', { name: 'Payment of order 1' });
    const before = reads.length;
    fireEvent.change(select, { target: { value: 'paid' } });
    await waitFor(() => expect(updates).toHaveLength(1));
    expect(updates[0]).toMatchObject({ params: { id: 'order-1' }, body: { payment_status: 'paid' } });
    await waitFor(() => expect(reads.length).toBeGreaterThan(before));
  });
});

describe('the menu of an order', () => {
  it('marks it paid once', async () => {
    const { updates } = await openList();
    openMenu('1');
    expect(menuItems()).toEqual([
      'Open the order',
      'Accept, make later',
      'Start making',
      'Mark paid',
      'Print order sheet',
      'Call Priya',
      'Cancel the order',
    ]);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Mark paid', hidden: true }));
    await waitFor(() => expect(updates.at(-1)?.body).toMatchObject({ payment_status: 'paid' }));
    openMenu('3');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Mark not paid', hidden: true }));
    await waitFor(() => expect(updates.at(-1)?.body).toMatchObject({ payment_status: 'not_paid' }));
    expect(updates.map(({ params }) => params.id)).toEqual(['order-1', 'order-3']);
  });

  it('leaves a card payment alone', async () => {
    await openList();
    openMenu('2');
    expect(menuItems().filter((label) => label?.startsWith('Mark'))).toEqual([]);
  });

  it('prints its order sheet', async () => {
    const papers = givenPrinter();
    await openList();
    openMenu('2');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Print order sheet', hidden: true }));
    await waitFor(() => expect(papers).toHaveLength(1));
    const pages = screen.getAllByRole('article', { hidden: true });
    expect(pages.map((page) => page.querySelector('h1')?.textContent)).toEqual(['Order #2']);
  });
});

describe('chosen orders', () => {
  it('selects the whole page with one press on a phone', async () => {
    await openList();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(bar().getByText(`${list.length} selected`)).toBeTruthy();
  });

  it('become accepted together, except those already begun', async () => {
    const { updates } = await openList([
      anOrder({ id: 'order-1', number: '1', ...byCard }),
      anOrder({ id: 'order-2', number: '2', ...byCard }),
      anOrder({ id: 'order-3', number: '3', status: 'formation', ...byCard }),
    ]);
    choose(0, 1, 2);
    pressBulk('Accept, make later (2)');
    await waitFor(() => expect(updates).toHaveLength(2));
    expect(updates.map(({ params, body }) => [params.id, body.status])).toEqual([
      ['order-1', 'in_progress'],
      ['order-2', 'in_progress'],
    ]);
  });

  it.each([
    [
      'paid',
      [1],
      ' Card payments are refunded automatically, unless the buyer chooses another florist; please refund money that you took yourself.',
    ],
    ['not paid', [0], ''],
  ] as const)('that are %s say before a cancellation where the money goes', async (_, chosen, money) => {
    const { updates } = await openList();
    choose(...chosen);
    pressBulk('Cancel');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(
      `The buyers are told. Canceled orders cannot be opened again.${money}`,
    );
    expect(dialog.textContent).not.toContain('have to be refunded');
    expect(dialog.textContent?.includes('refunded automatically')).toBe(money !== '');
    const reason = 'No roses came.';
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: ` ${reason} ` } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel them' }));
    await waitFor(() => expect(updates.at(-1)?.body).toMatchObject({ status: 'canceled', reason }));
  });

  it('say before a cancellation that a bank decides about a disputed one', async () => {
    const dispute = { amount: 101.5, reason: 'fraudulent', respond_by: null, state: 'open' };
    await openList([anOrder({ id: 'order-1', number: '1', payment_status: 'paid', dispute })]);
    choose(0);
    pressBulk('Cancel');
    const { textContent } = await screen.findByRole('dialog');
    expect(textContent).toContain('What a bank disputes is not refunded: the bank decides.');
    expect(textContent).not.toContain('refunded automatically');
  });

  it('print a sheet each', async () => {
    const papers = givenPrinter();
    await openList();
    choose(0, 2);
    pressBulk('Print order sheets');
    await waitFor(() => expect(papers).toHaveLength(1));
    const pages = screen.getAllByRole('article', { hidden: true });
    expect(pages.map((page) => page.querySelector('h1')?.textContent)).toEqual(['Order #1', 'Order #3']);
  });
});

describe('the days of the list', () => {
  it('take any range, in the URL and in the query', async () => {
    const { reads, at } = await openList();
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: 'range' } });
    const first = await screen.findByLabelText('First day of delivery');
    fireEvent.change(first, { target: { value: '2026-11-02' } });
    fireEvent.change(screen.getByLabelText('Last day of delivery'), { target: { value: '2026-11-08' } });
    await waitFor(() => expect(at()).toBe('/orders/list/full?from=2026-11-02&to=2026-11-08'));
    await waitFor(() =>
      expect(reads.map(({ query }) => [query.get('from'), query.get('to')])).toContainEqual([
        '2026-11-02',
        '2026-11-08',
      ]),
    );
    fireEvent.change(screen.getByLabelText('Last day of delivery'), { target: { value: '2026-10-31' } });
    await waitFor(() => expect(at()).toBe('/orders/list/full?from=2026-10-31&to=2026-10-31'));
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: 'near' } });
    await waitFor(() => expect(at()).toBe('/orders/list/full?days=near'));
    expect(screen.queryByLabelText('First day of delivery')).toBeNull();
  });

  it('apply to the run sheet too', async () => {
    const papers = givenPrinter();
    const { reads } = await openList(list, '?from=2026-11-16&to=2026-11-22');
    openMenuNamed('Print and export');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Print run sheet', hidden: true }));
    await waitFor(() => expect(papers).toHaveLength(1));
    const ofSheet = reads.filter(({ query }) => query.get('per_page') === '100' && query.has('to'));
    expect(ofSheet.map(({ query }) => [query.get('from'), query.get('to')])).toContainEqual([
      '2026-11-16',
      '2026-11-22',
    ]);
  });

  it('lead on a phone to the cards of the day, and say which are left out', async () => {
    const card = { card_message: 'With love', payment_status: 'paid' };
    const orders = [
      anOrder({ id: 'order-1', number: '1', ...card }),
      anOrder({ id: 'order-2', number: '2' }),
      anOrder({ id: 'order-3', number: '3', status: 'canceled', ...card }),
    ];
    givenApi(getOrder, ({ params }) => ({ data: orders.find(({ id }) => id === params.id) }) as never);
    const { at } = await openList(orders, '?days=2026-11-20');
    openMenuNamed('Print and export');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Print cards', hidden: true }));
    await waitFor(() => expect(at()).toBe('/orders/cards?ids=order-1%2Corder-3'));
    await screen.findByText('1 card');
    expect(screen.getByRole('region', { name: 'Left out: 1' }).textContent).toContain('canceled');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('come on the run sheet, however many pages of orders they fill', async () => {
    const papers = givenPrinter();
    const pages = 7;
    givenApi(listOrders, ({ query }) => {
      const page = Number(query.get('page') ?? 1);
      const order = anOrder({ id: `order-${page}`, number: `${page}` });
      return { ...pageOf([order]), page, per_page: 100, total: pages, total_pages: pages, counts: {} };
    });
    openOffice('/orders/list/full?from=2026-11-16&to=2026-11-22');
    await screen.findAllByText('#1,', { exact: false });
    openMenuNamed('Print and export');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Print run sheet', hidden: true }));
    await waitFor(() => expect(papers).toHaveLength(1));
    const lines = screen.getAllByRole('article', { hidden: true });
    expect(lines.map((line) => line.querySelector('b')?.textContent)).toEqual(
      ['1', '2', '3', '4', '5', '6', '7'].map((number) => `#${number}`),
    );
  });
});

describe('a search that finds too many', () => {
  it('says how to find fewer, and is cleared by a button', async () => {
    const message = 'More than a thousand orders match that. Choose a florist.';
    givenApi(listOrders, ({ query }) =>
      query.get('search') === 'rose'
        ? refusal(422, 'ORDER.SEARCH_TOO_WIDE', { message })
        : { ...pageOf(list), counts: {} },
    );
    openOffice('/orders/list/full?search=rose');
    await screen.findByText(message);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findAllByText(/^#1\b/)).not.toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search orders' }).value).toBe('');
  });
});

describe('a period of some days without a florist, as in a florist’s saved link', () => {
  const link = '/orders/list/full?from=2026-11-20&to=2026-11-22&period=08%3A00';

  function openLink() {
    givenApi(listOrders, ({ query }) =>
      query.has('period') && !query.has('company_id')
        ? refusal(422, 'VALIDATION.FAILED', {
            message: 'Choose a florist',
            errors: [{ path: 'company_id', message: 'Choose a florist' }],
          })
        : { ...pageOf(list), counts: {} },
    );
    return openOffice(link, person('ROLE_ADMIN'));
  }

  it('shows all times by a button', async () => {
    const { at } = openLink();
    await screen.findByRole('heading', { name: 'One florist at a time' });
    expect(screen.queryByText(/could not load/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show all times' }));
    expect(await screen.findAllByText(/^#1\b/)).not.toEqual([]);
    expect(at()).toBe('/orders/list/full?from=2026-11-20&to=2026-11-22');
  });

  it('shows a florist who is chosen there', async () => {
    givenApi(listCompanies, () => pageOf([aCompany({ id: 'company-1', brand: 'Petal' })]));
    const { at } = openLink();
    const field = await screen.findByRole('combobox', { name: 'Choose a florist' });
    fireEvent.focus(field);
    fireEvent.click(field);
    fireEvent.click(await screen.findByRole('option', { name: 'Petal' }));
    expect(await screen.findAllByText(/^#1\b/)).not.toEqual([]);
    expect(at()).toBe(link.replace('?', '?company=company-1&'));
  });
});

describe('the delivery periods above the list', () => {
  it('name the chosen day', async () => {
    givenOrders(() => list);
    openOffice('/orders/list/full?days=2026-12-02');
    const periods = await screen.findByRole('region', { name: 'Wed 2 Dec by delivery period' });
    const names = within(periods).getAllByRole('heading', { level: 2 });
    expect(names.map(({ textContent }) => textContent?.startsWith('Wed 2 Dec, '))).toContain(true);
  });
});

describe('an empty list', () => {
  it.each([
    ['a florist', undefined, 'Get alerts on this device'],
    ['an admin', person('ROLE_ADMIN'), 'See the florists'],
  ])('offers %s the next step', async (_, user, step) => {
    givenOrders();
    openOffice('/orders/list/full', user);
    const title = await screen.findByRole('heading', { name: 'No orders yet' });
    const links = within(title.parentElement ?? title).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([step]);
  });
});

describe('an order that arrives', () => {
  /** Hertz. */
  const notes: number[] = [];
  /** The chime keeps the first. */
  class Speaker {
    currentTime = 0;
    resume = async () => undefined;
    createOscillator() {
      const frequency = {
        set value(hertz: number) {
          notes.push(hertz);
        },
      };
      const nothing = () => undefined;
      return { frequency, connect: (to: object) => to, start: nothing, stop: nothing };
    }
    createGain() {
      const nothing = () => undefined;
      return {
        gain: { setValueAtTime: nothing, exponentialRampToValueAtTime: nothing },
        connect: nothing,
      };
    }
  }

  const givenTimers = () =>
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    });

  /** Snackbars of the test before may still be shown. */
  async function arrive(number: string) {
    let orders = [anOrder({ id: 'order-1', number: '1', payment_status: 'paid' })];
    givenTimers();
    givenOrders(() => orders);
    const { at } = openOffice('/settings/profile');
    await screen.findByRole('heading', { level: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    orders = [...orders, anOrder({ id: `order-${number}`, number, payment_status: 'paid' })];
    await vi.advanceTimersByTimeAsync(16_000);
    await screen.findByText(`New order #${number} from Priya Nair`);
    return at;
  }

  it('opens by one press from any page', async () => {
    const at = await arrive('2');
    fireEvent.click(screen.getByRole('button', { name: 'View' }));
    await waitFor(() => expect(at()).toBe('/orders/view/order-2'));
    vi.useRealTimers();
  });

  it.each([
    ['a florist', undefined, true],
    ['an admin', person('ROLE_ADMIN'), false],
  ])('rings in a hidden tab only of a florist: %s', async (_, user, isPolled) => {
    givenTimers();
    const requests = givenOrders();
    const countNew = () => requests.filter(({ query }) => query.get('statuses') === 'new').length;
    openOffice('/settings/profile', user);
    await waitFor(() => expect(countNew()).toBe(1));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(16_000);
    expect(countNew()).toBe(isPolled ? 2 : 1);
    visibility.mockRestore();
    vi.useRealTimers();
  });

  it.each([
    ['off', false, '11', []],
    ['on', true, '12', [784, 1047]],
  ])('rings only when the sound is switched on: %s', async (_, isOn, number, chime) => {
    vi.stubGlobal('AudioContext', Speaker);
    soundSetting.write(isOn);
    notes.length = 0;
    await arrive(number);
    expect(notes).toEqual(chime);
    vi.useRealTimers();
  });
});
