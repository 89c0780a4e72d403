import { User } from '@bloomkin/shared/schemas/user.ts';

export const person = (role: string, change: object = {}) =>
  User.parse({
    id: 'user-1',
    login: 'ada',
    fio: 'Ada',
    phone: '',
    email: 'ada@flowers.test',
    roles: [role],
    role,
    is_admin: role === 'ROLE_ADMIN',
    avatar: null,
    company: null,
    location: null,
    manager_status: null,
    has_password: true,
    active: true,
    created_at: '2026-11-20T00:00:00.000Z',
    ...change,
  });
