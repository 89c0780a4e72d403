// Visitors who look around, and one whose connection breaks.

import '#e2e/find.test.ts';
import '#e2e/renderedPages.test.ts';
import '#e2e/chosenDay.test.ts';
import '#e2e/deliveryAddress.test.ts';
import '#e2e/connectionFaults.test.ts';
