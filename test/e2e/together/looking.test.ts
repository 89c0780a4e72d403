// Visitors who look around, and florists who read the list of orders.

import '#e2e/find.test.ts';
import '#e2e/renderedPages.test.ts';
import '#e2e/chosenDay.test.ts';
import '#e2e/deliveryAddress.test.ts';
import '#e2e/officeOrders.test.ts';
import '#e2e/officeOrderFocus.test.ts';
