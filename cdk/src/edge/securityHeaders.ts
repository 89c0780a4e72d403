import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { type Assets, pageFiles } from '#assets.ts';
import type { Stage } from '#stage.ts';

type Policy = Readonly<Record<string, readonly string[]>>;

const write = (policy: Policy) =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

export const apiPolicy = write({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

/** For uploads: a file that is not a picture must not run. */
export const mediaPolicy = write({
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  sandbox: [],
});

/** styled-components and the map write inline styles; the map's style, tiles, letters and signs share a host. */
export function pagePolicy(
  assets: Assets,
  { mapStyle, apiHost }: Pick<Stage, 'mapStyle' | 'apiHost'>,
): string {
  const mapHost = mapStyle ? [new URL(mapStyle).origin] : [];
  const otherApi = apiHost ? [apiHost] : [];
  return write({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes(assets)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...mapHost],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...mapHost, ...otherApi],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

/** Data blocks do not run and need no hash. */
const inlineScript = /<script(?![^>]*\ssrc=)(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi;
const dataBlock = /\stype="?(?:application\/(?:ld\+)?json|speculationrules)/i;

function inlineScriptHashes(assets: Assets): string[] {
  const codes = pageFiles(assets).flatMap((file) =>
    [...readFileSync(join(assets.webDir, file), 'utf8').matchAll(inlineScript)]
      .filter(({ groups }) => !dataBlock.test(groups?.attributes ?? ''))
      .map(({ groups }) => groups?.code ?? ''),
  );
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  return [...new Set(codes)].map(hash);
}

export function headersPolicy(
  scope: Construct,
  id: string,
  comment: string,
  contentSecurityPolicy: string,
  more: Readonly<Record<string, string>> = {},
): cloudfront.ResponseHeadersPolicy {
  const override = true;
  return new cloudfront.ResponseHeadersPolicy(scope, id, {
    comment,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override },
      contentTypeOptions: { override },
      frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override },
      referrerPolicy: {
        referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(365),
        includeSubdomains: true,
        override,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'cross-origin-opener-policy', value: 'same-origin', override },
        {
          header: 'permissions-policy',
          value: 'geolocation=(self), camera=(self), microphone=(), payment=()',
          override,
        },
        ...Object.entries(more).map(([header, value]) => ({ header, value, override })),
      ],
    },
  });
}
