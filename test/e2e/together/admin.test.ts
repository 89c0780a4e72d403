// Admins: the last of them renames what the market has.

import '../adminPeople.test.ts';
import '../adminByKeyboard.test.ts';
import '../companyPeople.test.ts';
import '../campaigns.test.ts';
import '../officeCatalogue.test.ts';
import '../marketSettings.test.ts';
import '../discounts.test.ts';
import '../officePages.test.ts';
