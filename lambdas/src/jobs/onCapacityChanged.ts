import type { StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { findCompanyOfStore } from '../companies/companyEntity.ts';
import { bookedAfter } from '../stores/bookedOut.ts';
import { findTaken } from '../stores/capacityEntity.ts';
import { conflict, retryOnConflict } from '../table/retry.ts';
import { replaceBooked } from './bookedTable.ts';

/**
 * Tells the catalogue when a store's day gets booked out or free again, so that lists and calendars do not offer what
 * checkout would refuse. What is taken is read afresh: a record that comes late or twice changes nothing.
 */
export const onCapacityChanged = (
  { storeId, day }: { storeId: StoreId; day: string },
  now: Date,
): Promise<void> =>
  retryOnConflict(async () => {
    const florist = await findCompanyOfStore(storeId);
    if (!florist) return undefined;
    const [taken = { storeId, day, byPeriod: {} }] = await findTaken([storeId], day, day);
    const booked = bookedAfter(florist, taken, now);
    if (!booked) return undefined;
    return (await replaceBooked(florist, booked, now)) ? undefined : conflict;
  });
