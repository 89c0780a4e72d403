// Buyers of their own, who leave orders behind.

import '#e2e/personalOrder.test.ts';
import '#e2e/cartFaults.test.ts';
import '#e2e/paymentFaults.test.ts';
import '#e2e/connectionFaults.test.ts';
import '#e2e/orderByKeyboard.test.ts';
import '#e2e/return.test.ts';
