import * as z from 'zod';
import { australianStates } from '#rules/publicHolidays.ts';
import { HomeInput } from './addressBook.ts';
import { commaList, flag, text } from './fields.ts';
import { CompanyId } from './ids.ts';
import { ManagerStatus, Role } from './user.ts';
import {
  AdminRightsInput,
  AvatarInput,
  EmailInput,
  FioInput,
  ManagerRightsInput,
  NoCompanyId,
  PhoneInput,
  RolesInput,
} from './userInput.ts';

export const OwnAccount = z.object({
  fio: FioInput.optional(),
  email: EmailInput.optional(),
  avatar: AvatarInput.optional(),
  company: z.null().optional(),
  company_id: NoCompanyId.optional(),
});

export const OwnProfile = z.object({
  fio: FioInput.optional(),
  email: EmailInput.optional(),
  phone: text(30).optional(),
  location: HomeInput.nullable().optional(),
});

export const NewUser = z.object({
  fio: FioInput,
  email: z.string().trim().min(1, 'Enter email').pipe(EmailInput),
  phone: PhoneInput.default(''),
  login: text(200).toLowerCase().default(''),
  roles: RolesInput,
  /** Left out: all rights. */
  admin_rights: AdminRightsInput.optional(),
  company_id: z.union([NoCompanyId, CompanyId]).optional(),
});

export const UserEdit = z.object({
  fio: FioInput.optional(),
  email: EmailInput.optional(),
  phone: PhoneInput.optional(),
  login: text(200).toLowerCase().optional(),
  roles: RolesInput.optional(),
  /** Null: all rights. */
  admin_rights: AdminRightsInput.nullable().optional(),
  avatar: AvatarInput.optional(),
  location: HomeInput.nullable().optional(),
  company_id: z.union([NoCompanyId, CompanyId]).optional(),
  manager_status: ManagerStatus.nullable().optional(),
  manager_rights: ManagerRightsInput.optional(),
  active: flag.optional(),
  /** As read; a stale version is a 409 with the newest state. */
  version: z.int().optional(),
});

export const ManagerEdit = z.object({
  fio: FioInput.optional(),
  email: EmailInput.optional(),
  phone: text(30).optional(),
  avatar: AvatarInput.optional(),
});

export const userFilter = {
  roles: commaList(Role).optional(),
  /** Prefix of a login, an e-mail, a phone or a name. */
  login: text(100).optional(),
  /** Active accounts are all the others. */
  status: z.enum(['invited', 'locked']).optional(),
  /** The saved address's state. */
  state: z.enum(australianStates).optional(),
};
