import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { parseItems, queryItems } from '#platform/table/read.ts';
import { bankCheckEntity } from './bankCheckEntity.ts';
import { ledgerMonthEntity } from './ledgerEntity.ts';
import { openDisputeEntity } from './openDisputeEntity.ts';
import { openSettlementEntity } from './settlementEntity.ts';

/** Monthly amounts owed, open shares and the last check, in one call. */
export async function loadBooks(companyId: CompanyId) {
  const items = await queryItems(ledgerMonthEntity.partition({ companyId }));
  const [check] = parseItems(bankCheckEntity, items);
  return {
    months: parseItems(ledgerMonthEntity, items),
    open: parseItems(openSettlementEntity, items),
    disputes: parseItems(openDisputeEntity, items),
    check,
  };
}
