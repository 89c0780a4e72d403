// @vitest-environment window
import { EditableUser } from '@bloomkin/shared/schemas/user.ts';
import { EditDrawer } from '@bloomkin/web/office/people/users/EditDrawer.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

beforeEach(givenDialogs);

const ada = EditableUser.parse({ ...person('ROLE_BUYER'), version: 1 });

function Desk() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <EditDrawer user={ada} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button, hidden: true }));

it('an account keeps typed text until Cancel', () => {
  render(<Desk />);
  press('Edit');
  fireEvent.change(name(), { target: { value: 'Ada Wills' } });
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('textbox')).toBeNull();
  press('Edit');
  expect(name().value).toBe('Ada Wills');
  press('Cancel');
  press('Edit');
  expect(name().value).toBe('Ada');
});
