// Visitors who look around: nothing of the shop is changed.

import '#e2e/find.test.ts';
import '#e2e/renderedPages.test.ts';
import '#e2e/chosenDay.test.ts';
import '#e2e/deliveryAddress.test.ts';
