import * as routes from '@bloomkin/shared/routes/auth.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { changePassword } from './changePassword.ts';
import { changePasswordFromLink } from './changePasswordFromLink.ts';
import { checkPasswordLink } from './checkPasswordLink.ts';
import { endAllSessions } from './endAllSessions.ts';
import { endOneSession } from './endOneSession.ts';
import { findInSystem } from './findInSystem.ts';
import { forgotPassword } from './forgotPassword.ts';
import { listSessions } from './listSessions.ts';
import { logInByCode } from './logInByCode.ts';
import { logInByPassword } from './logInByPassword.ts';
import { logOut } from './logOut.ts';
import { phoneCodes } from './phoneCodes.ts';
import { refresh } from './refresh.ts';
import { registerByEmail } from './registerByEmail.ts';
import { registerBySms } from './registerBySms.ts';
import { requestCode } from './requestCode.ts';
import { sendResetLink } from './sendResetLink.ts';

export const handler = groupHandler(
  routes,
  {
    findInSystem,
    phoneCodes,
    requestCode,
    registerBySms,
    logInByCode,
    logInByPassword,
    refresh,
    logOut,
    registerByEmail,
    forgotPassword,
    sendResetLink,
    checkPasswordLink,
    changePasswordFromLink,
    changePassword,
    listSessions,
    endOneSession,
    endAllSessions,
  },
  loadCaller,
);
