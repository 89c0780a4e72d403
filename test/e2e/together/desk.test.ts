// Florists at their desks: a map by keyboard, a morning's orders by keyboard, the money of an order.

import '#e2e/zoneMap.test.ts';
import '#e2e/officeByKeyboard.test.ts';
import '#e2e/money.test.ts';
