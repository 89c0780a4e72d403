import { ApiMapping, DomainName, type HttpApi, type HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { ApiGatewayv2DomainProperties } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import type { Stage } from '#stage.ts';

/** `origin.<domain>`, which only the distribution calls, where a stage has a domain. */
export class ApiHost extends Construct {
  private readonly domain: Stage['domain'];

  constructor(scope: Construct, id: string, domain: Stage['domain']) {
    super(scope, id);
    this.domain = domain;
  }

  serve(api: HttpApi, stage: HttpStage): string | undefined {
    if (!this.domain) return undefined;
    const { hostedZoneId, zoneName } = this.domain;
    const host = `origin.${this.domain.name}`;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName });
    const certificate = new Certificate(this, 'Certificate', {
      domainName: host,
      validation: CertificateValidation.fromDns(zone),
    });
    const domainName = new DomainName(this, 'Domain', { domainName: host, certificate });
    new ApiMapping(this, 'Mapping', { api, domainName, stage });
    const { regionalDomainName, regionalHostedZoneId } = domainName;
    const target = new ApiGatewayv2DomainProperties(regionalDomainName, regionalHostedZoneId);
    new ARecord(this, 'Address', { zone, recordName: `${host}.`, target: RecordTarget.fromAlias(target) });
    return host;
  }
}
