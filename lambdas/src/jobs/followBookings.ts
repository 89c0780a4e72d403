import type { StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { findCompanyOfStore } from '../companies/companyTable.ts';
import { bookedAfter } from '../stores/bookedOut.ts';
import { findTaken } from '../stores/capacityTable.ts';
import { replaceBooked } from './bookedTable.ts';

const maxTries = 5;

/**
 * Tells the catalogue when a store's day gets booked out or free again, so that lists and calendars do not offer what
 * checkout would refuse. What is taken is read afresh: a record that comes late or twice changes nothing.
 */
export async function followBookings(storeId: StoreId, day: string, now: Date): Promise<void> {
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const florist = await findCompanyOfStore(storeId);
    if (!florist) return;
    const [taken = { storeId, day, byPeriod: {} }] = await findTaken([storeId], day, day);
    const booked = bookedAfter(florist, taken, now);
    if (!booked || (await replaceBooked(florist, booked, now))) return;
  }
  throw new Error('The florist was changed by others all the time');
}
