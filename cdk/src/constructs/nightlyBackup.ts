import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as backup from 'aws-cdk-lib/aws-backup';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

interface NightlyBackupProps {
  table: ITable;
  buckets: readonly IBucket[];
  /** The vault of another account and Region that each backup is copied to. */
  copyVaultArn: string | undefined;
}

/** As long as point-in-time recovery: a deleted person is in no copy after it. */
const kept = { deleteAfter: Duration.days(35) };

const managed = 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy';
const maintained = 'The managed policy for backups, maintained by AWS';

/** Backs the table and buckets up each night (docs/decisions/0222). */
export class NightlyBackup extends Construct {
  constructor(scope: Construct, { table, buckets, copyVaultArn }: NightlyBackupProps) {
    super(scope, 'NightlyBackup');
    const vault = new backup.BackupVault(this, 'Vault', {
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const copyVault = copyVaultArn && backup.BackupVault.fromBackupVaultArn(this, 'CopyVault', copyVaultArn);
    const plan = new backup.BackupPlan(this, 'Plan', { backupVault: vault });
    plan.addRule(
      new backup.BackupPlanRule({
        ...{ ruleName: 'nightly', ...kept },
        // Three in the morning in Sydney, in winter.
        scheduleExpression: Schedule.cron({ hour: '17', minute: '0' }),
        ...(copyVault && { copyActions: [{ destinationBackupVault: copyVault, ...kept }] }),
      }),
    );
    plan.addSelection('Data', {
      role: this.createRole(),
      resources: [
        backup.BackupResource.fromDynamoDbTable(table),
        ...buckets.map(({ bucketArn }) => backup.BackupResource.fromArn(bucketArn)),
      ],
    });
  }

  private createRole(): Role {
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName('AWSBackupServiceRolePolicyForS3Backup')],
    });
    acknowledge(role, {
      [`${managed}/AWSBackupServiceRolePolicyForS3Backup]`]: maintained,
      [`${managed}/service-role/AWSBackupServiceRolePolicyForBackup]`]: maintained,
    });
    return role;
  }
}
