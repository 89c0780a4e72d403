// Admins: the last of them renames what the market has.

import '#e2e/adminByKeyboard.test.ts';
import '#e2e/officeCatalogue.test.ts';
import '#e2e/marketSettings.test.ts';
import '#e2e/discounts.test.ts';
