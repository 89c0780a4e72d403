import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import type { Notice } from './notify.ts';

const most = 3;
const shown: (string | number)[] = [];

const style = (background: string) => ({
  background,
  color: '#fff',
  border: 0,
  borderRadius: 14,
  font: '500 0.9375rem/1.4 var(--bk-text)',
});
const looks = { success: style('#215a48'), error: style('#971a2a') };

/** Above what stays at the foot of the screen, such as a phone's button to buy. */
const offset = { bottom: 'calc(24px + var(--bk-foot, 0px))' };

function leaveRoomForFoot(): void {
  const foot = document.querySelector<HTMLElement>('[data-foot]');
  const height = foot && getComputedStyle(foot).position === 'fixed' ? foot.offsetHeight : 0;
  document.documentElement.style.setProperty('--bk-foot', `${height}px`);
}

function mount(): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <Toaster
      position="bottom-center"
      visibleToasts={most}
      duration={6000}
      offset={offset}
      mobileOffset={offset}
      closeButton={false}
    />,
  );
}

mount();

/** At most three at a time: the oldest goes, since sonner would only hide it. */
export function showSnackbar({ tone, words, action }: Notice): void {
  leaveRoomForFoot();
  if (shown.length >= most) toast.dismiss(shown.shift());
  const content = <span role={tone === 'error' ? 'alert' : 'status'}>{words}</span>;
  const id = toast(content, {
    style: looks[tone],
    ...(action && { action: { label: action.label, onClick: action.run } }),
    onAutoClose: forget,
    onDismiss: forget,
  });
  shown.push(id);
}

function forget({ id }: { id: string | number }): void {
  const index = shown.indexOf(id);
  if (index >= 0) shown.splice(index, 1);
}
