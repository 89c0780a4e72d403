import type { DynamoDBStreamEvent } from 'aws-lambda';
import { outboxEntity } from '#platform/outbox/outboxEntity.ts';
import { handleChanges, onChange } from '#platform/table/changes.ts';
import { sendOutgoing } from './sendOutgoing.ts';

const consumers = [onChange(outboxEntity, (_before, message, now) => sendOutgoing(message, now))];

/** A separate lane: codes and password links do not wait behind a peak of orders. */
export const handler = (event: DynamoDBStreamEvent) => handleChanges(event, consumers);
