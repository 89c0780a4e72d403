import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import * as z from 'zod';
import type { Clock } from '#clock.ts';
import { DynamoError } from '#dynamo/dynamoCall.ts';
import type { Table } from '#dynamo/tables.ts';
import { awsError } from '#endpoint/awsError.ts';
import { type RestoreRequest, restoreTable } from './restoreTable.ts';

/** The window of the stream, from which the past is computed; AWS keeps up to 35 days. */
const windowMs = 24 * 60 * 60 * 1000;

const Named = z.object({ TableName: z.string() });
const Update = Named.extend({
  PointInTimeRecoverySpecification: z.object({ PointInTimeRecoveryEnabled: z.boolean() }),
});
const Restore = z.object({
  SourceTableName: z.string(),
  TargetTableName: z.string(),
  /** Seconds, or an ISO date as the AWS CLI takes it. */
  RestoreDateTime: z
    .union([z.number(), z.iso.datetime().transform((at) => Date.parse(at) / 1000)])
    .optional(),
  UseLatestRestorableTime: z.boolean().default(false),
});

/** Point-in-time recovery in front of the engine, which has none. */
export class ContinuousBackups implements ServiceEmulator {
  private readonly engine: ServiceEmulator;
  private readonly clock: Clock;
  private readonly enabled: Map<string, boolean>;

  constructor(engine: ServiceEmulator, tables: readonly Table[], clock: Clock) {
    this.engine = engine;
    this.clock = clock;
    this.enabled = new Map(tables.map(({ ref, properties }) => [ref, isEnabled(properties)]));
  }

  async handle(request: ServiceRequest): Promise<ServiceResponse> {
    const input = () => JSON.parse(request.body.toString());
    try {
      if (request.operation === 'DescribeContinuousBackups')
        return this.describe(Named.parse(input()).TableName);
      if (request.operation === 'UpdateContinuousBackups') return this.update(Update.parse(input()));
      if (request.operation === 'RestoreTableToPointInTime')
        return await this.restore(Restore.parse(input()));
    } catch (error) {
      if (!(error instanceof DynamoError)) throw error;
      return awsError('json', 400, error.name, error.message);
    }
    return this.engine.handle(request);
  }

  reset(): Promise<void> {
    return this.engine.reset();
  }

  close(): Promise<void> {
    return this.engine.close();
  }

  private update({ TableName, PointInTimeRecoverySpecification }: z.output<typeof Update>): ServiceResponse {
    this.enabled.set(TableName, PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled);
    return this.describe(TableName);
  }

  private describe(tableName: string): ServiceResponse {
    const isOn = this.enabled.get(tableName) === true;
    const { earliest, latest } = this.restorableSeconds();
    return answer({
      ContinuousBackupsDescription: {
        ContinuousBackupsStatus: 'ENABLED',
        PointInTimeRecoveryDescription: isOn
          ? {
              PointInTimeRecoveryStatus: 'ENABLED',
              EarliestRestorableDateTime: earliest,
              LatestRestorableDateTime: latest,
            }
          : { PointInTimeRecoveryStatus: 'DISABLED' },
      },
    });
  }

  private async restore(input: z.output<typeof Restore>): Promise<ServiceResponse> {
    const { SourceTableName, TargetTableName, RestoreDateTime, UseLatestRestorableTime } = input;
    if (this.enabled.get(SourceTableName) !== true)
      throw new DynamoError('PointInTimeRecoveryUnavailableException', 'Point in time recovery is disabled');
    const { earliest, latest } = this.restorableSeconds();
    const atSeconds = UseLatestRestorableTime ? latest : RestoreDateTime;
    if (atSeconds === undefined || atSeconds < earliest || atSeconds > latest)
      throw new DynamoError('InvalidRestoreTimeException', 'The instant is outside the restorable window');
    const request: RestoreRequest = {
      source: SourceTableName,
      target: TargetTableName,
      atSeconds: atSeconds - this.clock.offsetMs / 1000,
    };
    return answer({ TableDescription: await restoreTable(this.engine, request) });
  }

  /** AWS's latest is some minutes ago. */
  private restorableSeconds() {
    const now = this.clock.nowMs();
    return { earliest: Math.floor((now - windowMs) / 1000), latest: Math.floor(now / 1000) };
  }
}

const isEnabled = ({ Replicas, PointInTimeRecoverySpecification }: Table['properties']) =>
  (Replicas[0]?.PointInTimeRecoverySpecification ?? PointInTimeRecoverySpecification)
    ?.PointInTimeRecoveryEnabled === true;

const answer = (body: object): ServiceResponse => ({
  status: 200,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(body),
});
