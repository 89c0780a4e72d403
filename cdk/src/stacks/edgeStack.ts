import { ArnFormat, CrossStackReferences, ReferenceStrength, Stack } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import * as wafv2 from 'aws-cdk-lib/aws-wafv2';
import type { Construct, IConstruct } from 'constructs';
import { stageLog } from '#constructs/groupFunction.ts';
import { firewallRules } from '#edge/firewallRules.ts';
import type { Stage } from '#stage.ts';
import { stackName, stackProps } from './stackProps.ts';

export class EdgeStack extends Stack {
  readonly firewallArn: string;
  readonly certificate: Certificate | undefined;

  constructor(scope: Construct, stage: Stage) {
    const props = stackProps(stage);
    super(scope, stackName(stage, 'edge'), { ...props, env: { ...props.env, region: 'us-east-1' } });
    this.firewallArn = this.createFirewall(stage);
    this.certificate = this.createCertificate(stage);
  }

  private createFirewall(stage: Stage): string {
    const firewall = new wafv2.CfnWebACL(this, 'Firewall', {
      name: `bloomkin-${stage.name}`,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: firewallRules(stage),
      visibilityConfig: {
        metricName: `bloomkin-${stage.name}`,
        cloudWatchMetricsEnabled: true,
        sampledRequestsEnabled: false,
      },
    });
    this.addLogging(firewall, stage);
    readByName(firewall);
    return firewall.attrArn;
  }

  /** Blocked and counted requests only, without tokens, cookies and queries. AWS requires the name's prefix. */
  private addLogging(firewall: wafv2.CfnWebACL, stage: Stage): void {
    const name = `aws-waf-logs-bloomkin-${stage.name}`;
    const log = stageLog(this, 'FirewallLog', stage, name);
    const logging = new wafv2.CfnLoggingConfiguration(this, 'FirewallLogging', {
      resourceArn: firewall.attrArn,
      logDestinationConfigs: [
        this.formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: name,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: [
        { singleHeader: { Name: 'x-auth-token' } },
        { singleHeader: { Name: 'cookie' } },
        { queryString: {} },
      ],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: ['BLOCK', 'COUNT'].map((Action) => ({ ActionCondition: { Action } })),
          },
        ],
      },
    });
    logging.node.addDependency(log);
  }

  private createCertificate({ domain }: Stage): Certificate | undefined {
    if (!domain) return undefined;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: domain.hostedZoneId,
      zoneName: domain.zoneName,
    });
    const certificate = new Certificate(this, 'Certificate', {
      domainName: domain.name,
      validation: CertificateValidation.fromDns(zone),
    });
    readByName(certificate);
    return certificate;
  }
}

/** Passed between regions as text, without a custom resource. */
function readByName(construct: IConstruct): void {
  CrossStackReferences.of(construct).produce(ReferenceStrength.WEAK);
}
