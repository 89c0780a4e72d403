import { refundOrder } from '@bloomkin/shared/routes/payments.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { peopleFixture } from './peopleFixture.ts';

const { admin, ask, newRosie, newAdmin } = peopleFixture();

const answerTo = async (...call: Parameters<typeof ask>) => {
  const { status, code } = await ask(...call);
  return [status, code];
};

describe('an admin with the right support', () => {
  it('changes buyers, and neither makes nor changes admins', async () => {
    const [helper, rosie] = [await newAdmin('support'), await newRosie()];
    const edit = (id: string, body: object) => answerTo(users.editUser, helper, { params: { id }, body });
    expect(await edit(rosie.user.id, { fio: 'Rosie Banks' })).toEqual([200, undefined]);
    const refused = [403, 'ACCESS.ADMIN_RIGHT'];
    expect(await edit(rosie.user.id, { roles: ['ROLE_ADMIN'] })).toEqual(refused);
    expect(await edit(helper.user.id, { admin_rights: null })).toEqual(refused);
    expect(await edit(admin().user.id, { email: 'mine@flowers.test' })).toEqual(refused);
    expect(await answerTo(users.deleteUser, helper, { params: { id: admin().user.id } })).toEqual(refused);
    const created = { fio: 'Ada', email: 'ada@flowers.test', roles: JSON.stringify(['ROLE_ADMIN']) };
    expect(await answerTo(users.createUser, helper, { body: created })).toEqual(refused);
    expect(await answerTo(refundOrder, helper, { body: { id: ulid() } })).toEqual(refused);
  });
});

describe('the last admin with all rights', () => {
  it('keeps them while the others have some only', async () => {
    await newAdmin('support', 'money', 'content');
    const params = { id: admin().user.id };
    const edit = (body: object) => answerTo(users.editUser, admin(), { params, body });
    expect(await edit({ admin_rights: ['support'] })).toEqual([409, 'USER.LAST_ADMIN']);
    expect(await edit({ roles: ['ROLE_BUYER'] })).toEqual([409, 'USER.LAST_ADMIN']);
    expect(await edit({ active: false })).toEqual([409, 'USER.LAST_ADMIN']);
    expect(await edit({ admin_rights: [] })).toEqual([422, 'VALIDATION.FAILED']);
  });
});
