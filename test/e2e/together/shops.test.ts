// Florists who change their shops: the last but one closes one, the last changes passwords.

import '../zoneMap.test.ts';
import '../officeStores.test.ts';
import '../reorderByFinger.test.ts';
import '../officeProducts.test.ts';
import '../paidEdit.test.ts';
import '../money.test.ts';
import '../signInInvited.test.ts';
import '../ownShop.test.ts';
import '../signInPartner.test.ts';
