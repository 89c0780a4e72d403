// Buyers of their own, who leave orders behind.

import '../personal.test.ts';
import '../personalOrder.test.ts';
import '../cartFaults.test.ts';
import '../paymentFaults.test.ts';
import '../connectionFaults.test.ts';
import '../orderByKeyboard.test.ts';
import '../return.test.ts';
