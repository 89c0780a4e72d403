import { type FocusEvent, useEffect, useRef } from 'react';
import { focusRow, isFocusLost } from '#office/kit/focusRow.ts';

/** When the focused row leaves the list, its successor gets the focus. */
export function useFocusedRow() {
  const index = useRef<number>(undefined);
  useEffect(() => {
    if (index.current === undefined || !isFocusLost()) return;
    focusRow(index.current);
  });
  return {
    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      const rows = [...currentTarget.querySelectorAll('[data-order-link]')];
      const row = rows.findIndex((link) => link.closest('tr, li')?.contains(target));
      index.current = row < 0 ? undefined : row;
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      if (target.isConnected) index.current = undefined;
    },
  };
}
