// Visitors who look around: nothing of the shop is changed.

import '../find.test.ts';
import '../renderedPages.test.ts';
import '../chosenDay.test.ts';
import '../requests.test.ts';
import '../cartOnPage.test.ts';
import '../storefrontStates.test.ts';
import '../footerDocuments.test.ts';
import '../installedApp.test.ts';
import '../deliveryAddress.test.ts';
