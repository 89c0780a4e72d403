import * as z from 'zod';
import type { Deployment } from '#assembly/deployment.ts';
import type { HttpResponse } from '#http/exchange.ts';

const override = z.boolean().default(true);
const Security = z.object({
  ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), Override: override }).optional(),
  ContentTypeOptions: z.object({ Override: override }).optional(),
  FrameOptions: z.object({ FrameOption: z.string(), Override: override }).optional(),
  ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), Override: override }).optional(),
  StrictTransportSecurity: z
    .object({
      AccessControlMaxAgeSec: z.number(),
      IncludeSubdomains: z.boolean().default(false),
      Preload: z.boolean().default(false),
      Override: override,
    })
    .optional(),
});
const Item = z.object({ Header: z.string(), Value: z.string(), Override: override });
const Config = z.object({
  /** CORS is not emulated. */
  CorsConfig: z.never().optional(),
  SecurityHeadersConfig: Security.default({}),
  CustomHeadersConfig: z.object({ Items: z.array(Item) }).default({ Items: [] }),
  RemoveHeadersConfig: z.object({ Items: z.array(z.object({ Header: z.string() })) }).default({ Items: [] }),
});
const PolicyProperties = z.object({ ResponseHeadersPolicyConfig: Config });

interface HeaderRule {
  name: string;
  value: string;
  /** Overrides the origin's header. */
  overrides: boolean;
}

export interface ResponseHeadersPolicy {
  rules: readonly HeaderRule[];
  removed: readonly string[];
}

export function readHeadersPolicies(deployment: Deployment): ReadonlyMap<string, ResponseHeadersPolicy> {
  const policies = deployment.list('AWS::CloudFront::ResponseHeadersPolicy', PolicyProperties);
  return new Map(
    policies.map(({ ref, properties }) => [ref, toPolicy(properties.ResponseHeadersPolicyConfig)]),
  );
}

export function withPolicyHeaders(
  answer: HttpResponse,
  policy: ResponseHeadersPolicy | undefined,
): HttpResponse {
  if (!policy) return answer;
  const headers = { ...answer.headers };
  for (const name of policy.removed) delete headers[name];
  for (const { name, value, overrides } of policy.rules)
    if (overrides || headers[name] === undefined) headers[name] = value;
  return { ...answer, headers };
}

function toPolicy(config: z.output<typeof Config>): ResponseHeadersPolicy {
  const custom = config.CustomHeadersConfig.Items.map((item) => ({
    name: item.Header.toLowerCase(),
    value: item.Value,
    overrides: item.Override,
  }));
  return {
    rules: [...securityRules(config.SecurityHeadersConfig), ...custom],
    removed: config.RemoveHeadersConfig.Items.map(({ Header }) => Header.toLowerCase()),
  };
}

function securityRules(security: z.output<typeof Security>): HeaderRule[] {
  const { ContentSecurityPolicy: csp, ContentTypeOptions: type, FrameOptions: frame } = security;
  const { ReferrerPolicy: referrer, StrictTransportSecurity: transport } = security;
  const rule = (name: string, value: string, overrides: boolean) => ({ name, value, overrides });
  return [
    ...(csp ? [rule('content-security-policy', csp.ContentSecurityPolicy, csp.Override)] : []),
    ...(type ? [rule('x-content-type-options', 'nosniff', type.Override)] : []),
    ...(frame ? [rule('x-frame-options', frame.FrameOption, frame.Override)] : []),
    ...(referrer ? [rule('referrer-policy', referrer.ReferrerPolicy, referrer.Override)] : []),
    ...(transport
      ? [rule('strict-transport-security', formatTransportSecurity(transport), transport.Override)]
      : []),
  ];
}

function formatTransportSecurity(
  options: NonNullable<z.output<typeof Security>['StrictTransportSecurity']>,
): string {
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = options;
  const parts = [`max-age=${AccessControlMaxAgeSec}`];
  if (IncludeSubdomains) parts.push('includeSubDomains');
  if (Preload) parts.push('preload');
  return parts.join('; ');
}
