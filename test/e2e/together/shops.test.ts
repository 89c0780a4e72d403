// Florists who change their shops: the last but one closes one, the last changes passwords.

import '#e2e/officeStores.test.ts';
import '#e2e/paidEdit.test.ts';
import '#e2e/ownShop.test.ts';
import '#e2e/signInPartner.test.ts';
