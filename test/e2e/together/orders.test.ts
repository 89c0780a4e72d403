// Florists at work on orders.

import '../officeOrders.test.ts';
import '../officeOrderFocus.test.ts';
import '../officeFrame.test.ts';
import '../officeRoles.test.ts';
import '../dashboard.test.ts';
import '../notifications.test.ts';
import '../fewTaps.test.ts';
import '../officeByKeyboard.test.ts';
import '../officeLostCode.test.ts';
