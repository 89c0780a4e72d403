import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { expandable } from '#formValues.ts';
import { newId } from '#newId.ts';
import type { Dispute, EvidenceFile } from '#objects/payment.ts';
import { nowSeconds, type PaymentsContext } from '#paymentsContext.ts';
import { invalidRequest, noSuch } from '#stripeFault.ts';

const maxFileBytes = 5_000_000;
const typeOf = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;

const texts = ['product_description', 'service_date', 'shipping_date', 'uncategorized_text'] as const;
const files = ['service_documentation', 'shipping_documentation', 'uncategorized_file'] as const;

const CreateFile = z.strictObject({
  ...expandable,
  purpose: z.literal('dispute_evidence'),
  file: z.object({
    name: z.string(),
    type: z.enum(Object.keys(typeOf) as (keyof typeof typeOf)[]),
    size: z.int().max(maxFileBytes),
  }),
});

const UpdateDispute = z.strictObject({
  ...expandable,
  evidence: z.partialRecord(z.enum([...texts, ...files]), z.string().max(20_000)),
  submit: z.enum(['true', 'false']).optional(),
});

export const disputes = [
  endpoint('POST', '/v1/files', CreateFile, ({ file, purpose }, _, payments): EvidenceFile => {
    const made: EvidenceFile = {
      ...{ id: newId('file_'), object: 'file', created: nowSeconds(payments), livemode: false },
      ...{ filename: file.name, purpose, size: file.size, type: typeOf[file.type] },
    };
    payments.store.files.set(made.id, made);
    return made;
  }),

  endpoint('GET', '/v1/disputes/{id}', z.strictObject(expandable), (_, id, payments) => find(id, payments)),

  endpoint('POST', '/v1/disputes/{id}', UpdateDispute, ({ evidence, submit }, id, payments): Dispute => {
    const dispute = find(id, payments);
    const { due_by, submission_count: submitted } = dispute.evidence_details;
    if (dispute.status !== 'needs_response' || submitted > 0)
      throw invalidRequest('This dispute is already submitted or closed.');
    for (const field of files) {
      const file = evidence[field];
      if (file && !payments.store.files.get(file))
        throw noSuch('file upload', file, `evidence[${field}]`, 400);
    }
    const next: Dispute = {
      ...dispute,
      evidence: { ...dispute.evidence, ...evidence },
      evidence_details: { due_by, has_evidence: true, submission_count: submit === 'true' ? 1 : 0 },
    };
    payments.store.disputes.set(id, next);
    return next;
  }),
];

function find(id: string, { store }: PaymentsContext): Dispute {
  const dispute = store.disputes.get(id);
  if (!dispute) throw noSuch('dispute', id, 'dispute');
  return dispute;
}
