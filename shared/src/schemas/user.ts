import * as z from 'zod';
import { managerStatuses } from '#rules/managerStatus.ts';
import { adminRights, managerRights, roles } from '#rules/roles.ts';
import { SavedLocation } from './address.ts';
import { CompanyId, UserId } from './ids.ts';

export const Role = z.enum(roles);
export type Role = z.output<typeof Role>;

export const ManagerStatus = z.enum(managerStatuses);
export type ManagerStatus = z.output<typeof ManagerStatus>;

export const ManagerRight = z.enum(managerRights);
export type ManagerRight = z.output<typeof ManagerRight>;

export const AdminRight = z.enum(adminRights);
export type AdminRight = z.output<typeof AdminRight>;

export const User = z.object({
  id: UserId,
  login: z.string(),
  fio: z.string(),
  phone: z.string(),
  email: z.string(),
  roles: z.array(Role),
  role: Role,
  is_admin: z.boolean(),
  avatar: z.string().nullable(),
  company: z.object({ id: CompanyId, name: z.string(), brand: z.string() }).nullable(),
  location: SavedLocation.nullable(),
  manager_status: ManagerStatus.nullable(),
  manager_rights: z.array(ManagerRight).default([]),
  /** Null: an admin with all rights, or no admin. */
  admin_rights: z.array(AdminRight).nullable().optional(),
  has_password: z.boolean(),
  /** `missing`: the stage requires it of admins; only its set-up is open. */
  second_factor: z.enum(['on', 'off', 'missing']).optional(),
  active: z.boolean(),
  created_at: z.iso.datetime(),
});
export type User = z.output<typeof User>;

/** A change that waits for a second admin. */
export const Proposal = z.object({ by: z.string(), by_id: UserId, until: z.iso.datetime() });
export type Proposal = z.output<typeof Proposal>;

/** For admins, with the version that an edit returns. */
export const EditableUser = User.extend({
  version: z.int().optional(),
  proposal: Proposal.extend({
    roles: z.array(Role),
    admin_rights: z.array(AdminRight).nullable(),
  }).optional(),
  /** The error that deleting the account would meet. */
  deletion_refusal: z.enum(['USER.LAST_ADMIN', 'COMPANY.LAST_OWNER']).nullable().optional(),
});
export type EditableUser = z.output<typeof EditableUser>;

export const ListedUser = User.extend({
  /** The buyer of a gift recipient, which has no account and nothing of what follows. */
  owner_id: UserId.optional(),
  /** Paid or completed, neither canceled nor refunded as a whole. */
  orders_num: z.int().optional(),
  spent: z.number().optional(),
  /** When they last signed in or renewed a token; null before the first. */
  last_seen_at: z.iso.datetime().nullable().optional(),
});
export type ListedUser = z.output<typeof ListedUser>;

export const Manager = User.pick({
  id: true,
  fio: true,
  phone: true,
  email: true,
  avatar: true,
  company: true,
  manager_status: true,
  manager_rights: true,
});
export type Manager = z.output<typeof Manager>;

export const ManagerInvitation = z.object({
  company_id: CompanyId,
  brand: z.string(),
  /** The phone or e-mail that was invited. */
  contact: z.string(),
  invited_at: z.iso.datetime(),
});
export type ManagerInvitation = z.output<typeof ManagerInvitation>;

const Unconfirmed = z.object({ email: z.string().optional(), phone: z.string().optional() });

export const EditedManager = Manager.extend({ unconfirmed: Unconfirmed });
export type EditedManager = z.output<typeof EditedManager>;

export const Profile = User.extend({ unconfirmed: Unconfirmed });
export type Profile = z.output<typeof Profile>;

/** The refresh token is a cookie, never in a body. */
export const SignedInUser = User.extend({ api_token: z.string(), expires_in: z.int() });
export type SignedInUser = z.output<typeof SignedInUser>;
