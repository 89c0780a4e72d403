import type { DynamoDBStreamEvent } from 'aws-lambda';
import { outboxEntity } from '../outbox/outboxEntity.ts';
import { handleChanges, onChange } from '../table/changes.ts';
import { sendOutgoing } from './consumers/sendOutgoing.ts';

const consumers = [onChange(outboxEntity, (_before, message, now) => sendOutgoing(message, now))];

/** A separate lane: codes and password links do not wait behind a peak of orders. */
export const handler = (event: DynamoDBStreamEvent) => handleChanges(event, consumers);
