// @vitest-environment window
import { Statement } from '@bloomkin/shared/schemas/statement.ts';
import { DisputeCallouts } from '@bloomkin/web/office/florist/money/DisputeCallouts.tsx';
import { DisputePanel } from '@bloomkin/web/office/orders/view/DisputePanel.tsx';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

const open = { amount: 101.5, reason: 'product_not_received', respond_by: '2026-11-30T12:00:00.000Z' };
const show = (dispute: object | null) => {
  render(<DisputePanel order={anOrder({ dispute })} />);
  return screen.queryByRole('note')?.textContent;
};

describe('a dispute on the page of an order', () => {
  it('shows the claim, the amount held, what to send and by when', () => {
    const text = show({ ...open, state: 'open' });
    expect(text).toContain('The buyer’s bank disputes this payment. The buyer says it never came.');
    expect(text).toContain('$101.50 is held back until the bank has decided.');
    expect(text).toContain('Send the delivery photo, the driver’s time and who took it in.');
    // A day before the bank's own limit.
    expect(text).toContain('We need it by Sun 29 Nov, 11 pm (Sydney time).');
  });

  it('shows only the day that the bank named', () => {
    const text = show({ ...open, reason: 'bank_cannot_process', respond_by: null, state: 'open' });
    expect(text).not.toContain('We need it by');
    expect(text).toContain('Send what shows that the flowers were delivered');
  });

  it.each([
    ['won', 'decided for the florist: the money stays'],
    ['lost', 'decided for the buyer: $101.50 went back. No commission is charged for it.'],
  ])('says how it ended when it is %s', (state, message) =>
    expect(show({ ...open, state })).toContain(message),
  );

  it('hides for an order without one', () => expect(show(null)).toBeUndefined());
});

describe('open disputes on the money page', () => {
  const statement = (disputes: readonly object[]) =>
    Statement.pick({ timezone: true, open_disputes: true }).parse({
      timezone: 'Australia/Sydney',
      open_disputes: disputes,
    });
  const dispute = { ...open, order_id: 'order-1', order_number: '10482' };

  it('each lead to their order with sum, proof and day', () => {
    render(
      <MemoryRouter>
        <DisputeCallouts
          statement={statement([dispute, { ...dispute, order_id: 'order-2', order_number: '7' }])}
        />
      </MemoryRouter>,
    );
    const notes = screen.getAllByRole('note').map(({ textContent }) => textContent);
    expect(notes).toHaveLength(2);
    expect(notes[0]).toContain('A bank asks about order #10482, $101.50.');
    expect(notes[0]).toContain('Send the delivery photo, the driver’s time and who took it in.');
    expect(notes[0]).toContain('By Sun 29 Nov, 11 pm (Sydney time).');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/orders/view/order-1',
      '/orders/view/order-2',
    ]);
  });
});
