import { CfnOutput, CrossStackReferences, ReferenceStrength, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Assets } from '#assets.ts';
import { acknowledge } from '#constructs/acknowledge.ts';
import { stageLog } from '#constructs/groupFunction.ts';
import { ApiHost } from '#edge/apiHost.ts';
import type { Stage } from '#stage.ts';
import type { DataStack } from './dataStack.ts';
import { ShopDistribution } from './shopDistribution.ts';
import { stackName, stackProps } from './stackProps.ts';

export interface WebStackProps {
  stage: Stage;
  assets: Assets;
  data: DataStack;
  firewallArn: string | undefined;
  certificate: Certificate | undefined;
}

/** The API is here and its routes in the API stack, because their functions need the distribution's address. */
export class WebStack extends Stack {
  readonly api: HttpApi;
  readonly siteBucket: s3.Bucket;
  readonly siteUrl: string;
  readonly distributionId: string;

  constructor(scope: Construct, props: WebStackProps) {
    const { stage } = props;
    super(scope, stackName(stage, 'web'), stackProps(stage));
    const apiHost = new ApiHost(this, 'ApiHost', stage.domain);
    this.api = new HttpApi(this, 'Api', {
      apiName: `bloomkin-${stage.name}`,
      createDefaultStage: false,
      // The default endpoint would bypass the distribution and the firewall.
      ...(stage.domain && { disableExecuteApiEndpoint: true }),
    });
    const apiStage = this.addApiStage(stage);
    this.siteBucket = this.createSiteBucket();
    const { distribution } = new ShopDistribution(this, 'Distribution', {
      ...props,
      siteBucket: this.siteBucket,
      apiDomain: apiHost.serve(this.api, apiStage) ?? executeApiHost(this.api),
    });
    this.distributionId = distribution.distributionId;
    // Alarms in us-east-1 name the distribution without a reference.
    CrossStackReferences.of(distribution).produce(ReferenceStrength.WEAK);
    this.addDnsRecords(stage, distribution);
    const host = stage.domain?.name ?? distribution.distributionDomainName;
    this.siteUrl = stage.siteUrl ?? `https://${host}`;
    new CfnOutput(this, 'SiteUrl', { value: this.siteUrl });
    // Exported even when a domain replaces it: other stacks import it until they are deployed.
    this.exportValue(distribution.distributionDomainName);
  }

  private addApiStage(stage: Stage): HttpStage {
    const log = stageLog(this, 'ApiLog', stage, `/bloomkin/${stage.name}/api`);
    const format = {
      requestId: '$context.requestId',
      at: '$context.requestTime',
      route: '$context.routeKey',
      status: '$context.status',
      latencyMs: '$context.responseLatency',
      functionLatencyMs: '$context.integrationLatency',
      bytes: '$context.responseLength',
    };
    return new HttpStage(this, 'ApiStage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: stage.throttle.ratePerSecond, burstLimit: stage.throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(log),
        format: AccessLogFormat.custom(JSON.stringify(format)),
      },
    });
  }

  private createSiteBucket(): s3.Bucket {
    const bucket = new s3.Bucket(this, 'Site', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    acknowledge(bucket, {
      'AwsSolutions-S1':
        'Public files of the web app, read by the distribution alone, written by a deploy alone',
    });
    return bucket;
  }

  private addDnsRecords({ domain }: Stage, distribution: Distribution): void {
    if (!domain) return;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: domain.hostedZoneId,
      zoneName: domain.zoneName,
    });
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    new ARecord(this, 'Address', { zone, recordName: `${domain.name}.`, target });
    new AaaaRecord(this, 'AddressV6', { zone, recordName: `${domain.name}.`, target });
  }
}

const executeApiHost = (api: HttpApi): string => {
  const { region, urlSuffix } = Stack.of(api);
  return `${api.apiId}.execute-api.${region}.${urlSuffix}`;
};
