// People who look around: visitors, florists in their office, a buyer who changes the own account; last, counted taps.

import '#e2e/requests.test.ts';
import '#e2e/cartOnPage.test.ts';
import '#e2e/storefrontStates.test.ts';
import '#e2e/footerDocuments.test.ts';
import '#e2e/installedApp.test.ts';
import '#e2e/officeRoles.test.ts';
import '#e2e/notifications.test.ts';
import '#e2e/reorderByFinger.test.ts';
import '#e2e/personal.test.ts';
import '#e2e/signInInvited.test.ts';
import '#e2e/fewTaps.test.ts';
