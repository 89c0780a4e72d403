// Florists at work on orders.

import '#e2e/officeOrders.test.ts';
import '#e2e/officeOrderFocus.test.ts';
