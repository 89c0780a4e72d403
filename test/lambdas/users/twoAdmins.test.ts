import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { changeMoneySettings, getMoneySettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it } from 'vitest';
import type { Person } from '#support/testBackend.ts';
import { peopleFixture } from './peopleFixture.ts';

const { admin, ask, listMailsTo, newRosie, newAdmin } = peopleFixture();

interface Act {
  act: string;
}

describe('a change of admin rights or of the commission', () => {
  const editOf = (by: Person, id: string, body: object) => ask(users.editUser, by, { params: { id }, body });
  const readData = (answer: { text: string }) => JSON.parse(answer.text).data;

  it('waits until a second admin asks for the same', async () => {
    const [second, rosie] = [await newAdmin(), await newRosie()];
    const { id } = rosie.user;
    const wanted = { roles: ['ROLE_ADMIN'], admin_rights: ['support'] };
    for (let click = 0; click < 2; click++) {
      const asked = await editOf(admin(), id, wanted);
      expect(readData(asked)).toMatchObject({
        roles: ['ROLE_BUYER'],
        proposal: { ...wanted, by_id: admin().user.id },
      });
    }
    const link = `/users/edit/${id}`;
    const mails = await listMailsTo(second.user.email);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(link)]);
    expect(readData(await ask(listMessages, second))).toEqual([expect.objectContaining({ path: link })]);
    expect((await ask(users.listUsers, rosie)).status).toBe(403);
    expect(readData(await editOf(second, id, { ...wanted, admin_rights: null }))).toMatchObject({
      roles: ['ROLE_BUYER'],
      proposal: { by_id: second.user.id },
    });
    const confirmed = readData(await editOf(admin(), id, { ...wanted, admin_rights: null }));
    expect(confirmed).toMatchObject({ roles: ['ROLE_ADMIN'], admin_rights: null });
    expect(confirmed.proposal).toBeUndefined();
    expect(
      readData(await ask(listAudit, second, { query: { object_id: id } })).map(({ act }: Act) => act),
    ).toEqual(expect.arrayContaining(['user.rights_proposed', 'user.edited']));
  });

  it('closes with the refusal of an admin, or after three days', async () => {
    const [second, rosie] = [await newAdmin(), await newRosie()];
    const { id } = rosie.user;
    await editOf(admin(), id, { roles: ['ROLE_ADMIN'] });
    expect(readData(await editOf(second, id, { roles: ['ROLE_BUYER'] })).proposal).toBeUndefined();
    expect(readData(await editOf(second, id, { roles: ['ROLE_ADMIN'] })).roles).toEqual(['ROLE_BUYER']);
    const { proposalEntity } = await import('@bloomkin/lambdas/model/users/admin/proposalEntity.ts');
    const { patchItem } = await import('@bloomkin/lambdas/platform/table/write.ts');
    const { exists } = await import('@bloomkin/lambdas/platform/table/condition.ts');
    const at = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString();
    await patchItem(proposalEntity, { subject: `admin:${id}` }, { set: { at } }, exists());
    expect(readData(await editOf(admin(), id, { roles: ['ROLE_ADMIN'] })).roles).toEqual(['ROLE_BUYER']);
  });

  it('finds no way around the second admin', async () => {
    const second = await newAdmin();
    const { id } = second.user;
    const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).code;
    expect(await codeOf(editOf(admin(), id, { email: 'mine@flowers.test' }))).toBe('USER.ADMIN_CONTACT');
    expect(await codeOf(ask(users.deleteUser, admin(), { params: { id } }))).toBe('USER.IS_ADMIN');
    // In an emergency: the locked one still counts as the second.
    expect((await editOf(admin(), id, { active: false })).status).toBe(200);
    const { version, values } = readData(await ask(getMoneySettings, admin()));
    const asked = await ask(changeMoneySettings, admin(), {
      body: { version, values: { commission_percent: values.commission_percent + 3 } },
    });
    expect(readData(asked)).toMatchObject({
      ...{ version, values },
      proposal: { commission_percent: values.commission_percent + 3 },
    });
    const ada = { fio: 'Ada Bell', email: 'ada.bell@flowers.test', roles: JSON.stringify(['ROLE_ADMIN']) };
    expect(readData(await ask(users.createUser, admin(), { body: ada }))).toMatchObject({
      role: 'ROLE_USER',
    });
  });

  it('takes a new commission once a second admin asked for it', async () => {
    const helper = await newAdmin('money');
    await newAdmin();
    const { version, values } = readData(await ask(getMoneySettings, admin()));
    const body = { version, values: { commission_percent: values.commission_percent + 2 } };
    expect(readData(await ask(changeMoneySettings, helper, { body })).values).toEqual(values);
    expect(readData(await ask(changeMoneySettings, admin(), { body })).values).toEqual(body.values);
    const stale = { ...body, values: { commission_percent: body.values.commission_percent + 1 } };
    expect((await ask(changeMoneySettings, helper, { body: stale })).code).toBe('CONFLICT.VERSION');
  });
});
