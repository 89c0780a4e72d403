// Florists at work on orders.

import '#e2e/officeOrders.test.ts';
import '#e2e/officeOrderFocus.test.ts';
import '#e2e/officeFrame.test.ts';
import '#e2e/officeRoles.test.ts';
import '#e2e/dashboard.test.ts';
import '#e2e/notifications.test.ts';
import '#e2e/fewTaps.test.ts';
import '#e2e/officeByKeyboard.test.ts';
import '#e2e/officeLostCode.test.ts';
