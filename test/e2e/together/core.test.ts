// What a run plays first, even when its time is spent (test/support/run/budget.ts): the bundles as they would be deployed.

import '#e2e/firstOrder.test.ts';
import '#e2e/sizes.test.ts';
import '#e2e/productEditor.test.ts';
import '#e2e/openShop.test.ts';
import '#e2e/officeOrderWork.test.ts';
import '#e2e/signIn.test.ts';
