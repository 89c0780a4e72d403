import { openNotified, showNotification } from '@bloomkin/web/serviceWorker/notifications.ts';
import { describe, expect, it, vi } from 'vitest';

const order = {
  title: 'New order K3M9',
  text: 'Delivery: Sat 21 Nov',
  path: '/orders/view/1',
  tag: 'order-1',
};
const origin = 'https://bloomkin.example';

function worker(open: readonly string[] = []) {
  const windows = open.map((path) => ({ url: new URL(path, origin).href, focus: vi.fn() }));
  const clients = { matchAll: async () => windows, openWindow: vi.fn() };
  const registration = { showNotification: vi.fn() };
  const navigator = { setAppBadge: vi.fn(), clearAppBadge: vi.fn() };
  const self = { registration, clients, navigator, location: { origin } };
  return { self: self as unknown as Parameters<typeof showNotification>[0], windows, clients, registration };
}

const data = (value: unknown) => ({ json: () => value }) as PushMessageDataLike;
type PushMessageDataLike = NonNullable<Parameters<typeof showNotification>[1]>;
const notification = (path: unknown) =>
  ({ close: vi.fn(), data: { path } }) as unknown as Parameters<typeof openNotified>[1];

describe('a push message', () => {
  it('shows its text, and opens by its path', async () => {
    const { self, registration } = worker();
    await showNotification(self, data(order));
    expect(registration.showNotification).toHaveBeenCalledWith(
      'New order K3M9',
      expect.objectContaining({ body: order.text, tag: 'order-1', data: { path: order.path } }),
    );
  });

  it.each([null, data({ title: 3 }), data('text')])('shows a general text when unreadable', async (sent) => {
    const { self, registration } = worker();
    await showNotification(self, sent);
    expect(registration.showNotification).toHaveBeenCalledWith('Bloomkin', expect.anything());
  });
});

describe('a pressed notification', () => {
  it('focuses the window that shows the order', async () => {
    const { self, windows, clients } = worker(['/orders/list/full', '/orders/view/1?tab=products']);
    await openNotified(self, notification(order.path));
    expect(windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    expect(clients.openWindow).not.toHaveBeenCalled();
  });

  it('opens a new window rather than leave a form', async () => {
    const { self, clients } = worker(['/products/edit/7']);
    await openNotified(self, notification(order.path));
    expect(clients.openWindow).toHaveBeenCalledWith(`${origin}/orders/view/1`);
  });

  it('opens nothing of another site', async () => {
    const { self, clients } = worker();
    await openNotified(self, notification('https://other.example/'));
    expect(clients.openWindow).not.toHaveBeenCalled();
  });
});
