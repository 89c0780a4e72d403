import * as routes from '@bloomkin/shared/routes/auth.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { findInSystem } from './findInSystem.ts';
import { logInByCode } from './logInByCode.ts';
import { logInByPassword } from './logInByPassword.ts';
import { logOut } from './logOut.ts';
import { phoneCodes } from './phoneCodes.ts';
import { refresh } from './refresh.ts';
import { registerBySms } from './registerBySms.ts';
import { requestCode } from './requestCode.ts';

export const handler = groupHandler(routes, {
  findInSystem,
  phoneCodes,
  requestCode,
  registerBySms,
  logInByCode,
  logInByPassword,
  refresh,
  logOut,
});
