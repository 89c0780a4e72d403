import * as z from 'zod';
import { del, get, post, put } from '#route.ts';
import { BookAddress, BookAddressInput } from '#schemas/addressBook.ts';
import { done, list, one, page } from '#schemas/answers.ts';
import { paging, text } from '#schemas/fields.ts';
import { AddressId, UserId } from '#schemas/ids.ts';
import { MarkInput } from '#schemas/occasion.ts';
import { OwnData, SentCode } from '#schemas/ownData.ts';
import { Recipient, RecipientInput } from '#schemas/recipient.ts';
import { EditableUser, EditedManager, ListedUser, Profile, User } from '#schemas/user.ts';
import { ManagerEdit, NewUser, OwnAccount, OwnProfile, UserEdit, userFilter } from '#schemas/userEdits.ts';
import { EmailInput } from '#schemas/userInput.ts';

export const getMe = get('/api/me', {
  summary: 'The caller',
  access: 'authenticated',
  beforeSecondFactor: true,
  response: one(User),
});

export const updateMe = put('/api/me', {
  summary: 'Change one’s name or e-mail, remove one’s picture, leave one’s company',
  access: 'authenticated',
  audited: false,
  body: OwnAccount,
  response: one(Profile),
  errors: ['COMPANY.LAST_OWNER'],
  retry: true,
});

export const getProfile = get('/api/profile', {
  summary: 'The caller’s profile',
  access: 'authenticated',
  response: one(Profile),
});

export const updateProfile = put('/api/profile', {
  summary:
    'Change one’s name or saved address; a new phone or e-mail gets a code, and counts once that is confirmed',
  access: 'authenticated',
  audited: false,
  body: OwnProfile,
  response: one(Profile),
  retry: true,
});

export const confirmProfile = post('/api/profile/confirm', {
  summary: 'Confirm a new phone or e-mail with the code that was sent there',
  access: 'authenticated',
  audited: false,
  body: z.object({ code: text(8).min(1, 'Enter code') }),
  response: one(Profile),
  errors: ['AUTH.VALIDATION.INVALID.CODE', 'USER.EMAIL_TAKEN', 'USER.PHONE_TAKEN'],
});

export const downloadOwnData = get('/api/me/data', {
  summary: 'All that is kept about the caller',
  access: 'authenticated',
  response: one(OwnData),
});

export const requestDeletion = post('/api/me/deletion', {
  summary: 'Ask for the code that deletes one’s account; it goes to the phone, or without one to the e-mail',
  access: 'authenticated',
  audited: false,
  response: one(SentCode),
  errors: ['USER.OPEN_ORDERS', 'USER.LAST_ADMIN', 'COMPANY.OWNER_LEAVES', 'USER.NO_CONTACT'],
});

export const deleteMe = post('/api/me/deletion/confirm', {
  summary:
    'Delete one’s account with the code: personal data goes within the hour, orders keep what tax law asks for',
  access: 'authenticated',
  audited: false,
  body: z.object({ code: text(8).min(1, 'Enter code') }),
  response: done,
  errors: [
    'AUTH.VALIDATION.INVALID.CODE',
    'USER.OPEN_ORDERS',
    'USER.LAST_ADMIN',
    'COMPANY.OWNER_LEAVES',
    'COMPANY.LAST_OWNER',
  ],
});

export const listAddresses = get('/api/me/addresses', {
  summary: 'The caller’s address book, the default first',
  access: 'authenticated',
  response: list(BookAddress),
});

export const addAddress = post('/api/me/addresses', {
  summary: 'Put an address into the book; one that is there already stays as it is',
  access: 'authenticated',
  audited: false,
  body: BookAddressInput,
  response: list(BookAddress),
  errors: ['ADDRESS.TOO_MANY'],
  retry: true,
});

export const updateAddress = put('/api/me/addresses/{id}', {
  summary: 'Change an address of the book',
  access: 'authenticated',
  audited: false,
  params: { id: AddressId },
  body: BookAddressInput,
  response: list(BookAddress),
  retry: true,
});

export const deleteAddress = del('/api/me/addresses/{id}', {
  summary: 'Take an address out of the book',
  access: 'authenticated',
  audited: false,
  params: { id: AddressId },
  response: list(BookAddress),
  retry: true,
});

const takenErrors = ['USER.EMAIL_TAKEN', 'USER.PHONE_TAKEN', 'USER.LOGIN_TAKEN'] as const;
const editErrors = [...takenErrors, 'USER.ADMIN_CONTACT'] as const;
const recipientPath = { id: UserId, rid: UserId };

export const listRecipients = get('/api/user/{id}/recipients', {
  summary: 'A person’s gift recipients',
  access: 'authenticated',
  owner: 'person',
  params: { id: UserId },
  query: z.object(paging),
  response: page(Recipient),
});

export const addRecipient = post('/api/user/{id}/recipients', {
  summary: 'Keep a gift recipient',
  access: 'authenticated',
  adminRight: 'support',
  params: { id: UserId },
  body: RecipientInput,
  response: one(Recipient),
  errors: ['RECIPIENT.TOO_MANY'],
  idempotent: true,
});

export const updateRecipient = put('/api/user/{id}/recipients/{rid}', {
  summary: 'Change a gift recipient',
  access: 'authenticated',
  adminRight: 'support',
  params: recipientPath,
  body: RecipientInput,
  response: one(Recipient),
  retry: true,
});

export const deleteRecipient = del('/api/user/{id}/recipients/{rid}', {
  summary: 'Keep a gift recipient no longer',
  access: 'authenticated',
  adminRight: 'support',
  params: recipientPath,
  response: done,
  retry: true,
});

export const markOccasion = put('/api/me/recipients/{rid}/marks', {
  summary: 'Reminders of a recipient’s day: on, off, not this year, never again; or none of the person',
  access: 'authenticated',
  audited: false,
  params: { rid: UserId },
  body: MarkInput,
  response: one(Recipient),
  retry: true,
});

export const listUsers = get('/api/users', {
  summary: 'People, newest first; gift recipients only when their role is asked for',
  access: 'admin',
  query: z.object({ ...paging, ...userFilter }),
  response: page(ListedUser).extend({
    /** People of each list of the office under the same search, by its name. */
    counts: z.record(z.string(), z.int()),
  }),
  errors: ['USER.SEARCH_TOO_WIDE'],
});

export const exportUsers = get('/api/users/export', {
  summary: 'The same as CSV, at most 5,000 people; recorded in the audit log',
  access: 'admin',
  adminRight: 'support',
  query: z.object(userFilter),
  response: z.string(),
  mediaType: 'text/csv',
  errors: ['USER.EXPORT_TOO_LARGE', 'USER.SEARCH_TOO_WIDE'],
  sameSite: true,
});

export const createUser = post('/api/user/create', {
  summary: 'Make an account and mail an invitation to set a password',
  access: 'admin',
  adminRight: 'support',
  bodyKind: 'form',
  body: NewUser,
  response: one(User),
  errors: takenErrors,
  idempotent: true,
});

export const getUser = get('/api/user/{id}', {
  summary: 'A person: anybody for admins, else oneself',
  access: 'authenticated',
  owner: 'person',
  params: { id: UserId },
  response: one(EditableUser),
});

export const deleteUser = del('/api/user/{id}', {
  summary: 'End an account and take out of it what is personal; its orders stay',
  access: 'admin',
  adminRight: 'support',
  params: { id: UserId },
  response: done,
  errors: ['USER.LAST_ADMIN', 'USER.IS_ADMIN', 'COMPANY.LAST_OWNER'],
});

export const editUser = put('/api/user/{id}/edit', {
  summary: 'Change anything of an account',
  access: 'admin',
  adminRight: 'support',
  params: { id: UserId },
  body: UserEdit,
  response: one(EditableUser),
  errors: [...editErrors, 'CONFLICT.VERSION', 'USER.LAST_ADMIN', 'COMPANY.LAST_OWNER', 'MANAGER.ADMIN'],
});

export const vendorEditUser = put('/api/user/{id}/vendor_edit', {
  summary: 'Change a little of oneself or of one’s manager; a new contact counts once its reader confirms it',
  access: 'authenticated',
  adminRight: 'support',
  params: { id: UserId },
  body: ManagerEdit,
  response: one(EditedManager),
});

export const sendInvitation = get('/api/user_activate/send', {
  summary: 'Mail the invitation again',
  access: 'admin',
  adminRight: 'support',
  query: z.object({ email: z.string().trim().min(1, 'Enter email').pipe(EmailInput) }),
  response: done,
  sameSite: true,
});
