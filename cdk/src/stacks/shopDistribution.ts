import {
  fileQueryNames,
  pageFile,
  pagePathHeader,
  pageQueryNames,
  renderedFiles,
  renderedPatterns,
} from '@bloomkin/shared/renderedPages.ts';
import { Duration, SecretValue } from 'aws-cdk-lib';
import type { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Assets } from '#assets.ts';
import { acknowledge } from '#constructs/acknowledge.ts';
import { mediaFolder } from '#constructs/grantNeeds.ts';
import { agentPatterns } from '#edge/agentPaths.ts';
import { edgePatterns } from '#edge/edgePaths.ts';
import { pageRules } from '#edge/pageRules.ts';
import { apiPolicy, headersPolicy, mediaPolicy, pagePolicy } from '#edge/securityHeaders.ts';
import { apiRequestCode, pageRequestCode } from '#edge/viewerFunctions.ts';
import type { Stage } from '#stage.ts';
import type { DataStack } from './dataStack.ts';

export interface ShopDistributionProps {
  stage: Stage;
  assets: Assets;
  data: DataStack;
  siteBucket: Bucket;
  apiDomain: string;
  firewallArn: string | undefined;
  certificate: Certificate | undefined;
}

/** CloudFront caches errors for ten seconds by default, even with no-store. */
const cachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

const unlisted = { 'x-robots-tag': 'noindex' };

const listedFiles = ['/icon.svg', '/share.jpg'];

const redirect = cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS;

export class ShopDistribution extends Construct {
  readonly distribution: cloudfront.Distribution;
  private readonly props: ShopDistributionProps;

  constructor(scope: Construct, id: string, props: ShopDistributionProps) {
    super(scope, id);
    this.props = props;
    const site = S3BucketOrigin.withOriginAccessControl(props.siteBucket, {
      // With ListBucket, S3 answers 404 instead of 403 for a missing file.
      originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
    });
    const api = this.createApiOrigin();
    const pages = this.createPageBehavior(site);
    const unlistedPages = {
      ...pages,
      responseHeadersPolicy: this.createPageHeaders('UnlistedPageHeaders', unlisted),
    };
    const files = { ...pages, functionAssociations: [] };
    this.distribution = new cloudfront.Distribution(this, 'Resource', {
      comment: `bloomkin ${props.stage.name}`,
      defaultBehavior: unlistedPages,
      additionalBehaviors: {
        ...mapBehaviors(['/assets/*', ...listedFiles], files),
        ...this.createMediaBehaviors(),
        // A page that hangs gives way to the bucket's shell.
        ...this.createRenderedBehaviors(pages, this.createApiOrigin(5)),
        ...this.createApiBehaviors(api),
      },
      errorResponses: cachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      // Cheaper classes exclude Australia. A default root object would bypass the behaviour of `/`.
      priceClass: cloudfront.PriceClass.PRICE_CLASS_ALL,
      webAclId: props.firewallArn,
      ...domainOptions(props),
    });
    this.acknowledgeFindings();
  }

  private createPageBehavior(origin: cloudfront.IOrigin): cloudfront.BehaviorOptions {
    const { assets } = this.props;
    return {
      origin,
      viewerProtocolPolicy: redirect,
      compress: true,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: this.createPageHeaders('PageHeaders'),
      functionAssociations: [this.createViewerFunction('PageRequest', pageRequestCode(pageRules(assets)))],
    };
  }

  private createPageHeaders(id: string, more: Readonly<Record<string, string>> = {}) {
    const { assets, stage } = this.props;
    return headersPolicy(this, id, `bloomkin ${stage.name}: pages`, pagePolicy(assets, stage), more);
  }

  /** Feeds lie in the folder of the media under a path of their own. */
  private createMediaBehaviors(): Record<string, cloudfront.BehaviorOptions> {
    const { data, stage } = this.props;
    const access = new cloudfront.S3OriginAccessControl(this, 'MediaAccess');
    const origin = (originPath?: string) =>
      S3BucketOrigin.withBucketDefaults(data.mediaBucket, {
        originAccessControlId: access.originAccessControlId,
        ...(originPath !== undefined && { originPath }),
      });
    const media: cloudfront.BehaviorOptions = {
      origin: origin(),
      viewerProtocolPolicy: redirect,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: headersPolicy(
        this,
        'MediaHeaders',
        `bloomkin ${stage.name}: media`,
        mediaPolicy,
      ),
    };
    return {
      [`/${mediaFolder}/*`]: media,
      '/feeds/*': { ...media, origin: origin(`/${mediaFolder}`), compress: true },
    };
  }

  private createApiOrigin(readSeconds = 30): cloudfront.IOrigin {
    const { apiDomain, data, stage } = this.props;
    return new HttpOrigin(apiDomain, {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
      readTimeout: Duration.seconds(readSeconds),
      // A dynamic reference keeps the value out of the template; only a new version makes CloudFormation resolve it again.
      customHeaders: { 'x-origin-secret': readOriginSecret(data.originSecret, stage).unsafeUnwrap() },
    });
  }

  /** Rendered by the function, with the bucket's shell as fallback (docs/decisions/0014). */
  private createRenderedBehaviors(
    pages: cloudfront.BehaviorOptions,
    api: cloudfront.IOrigin,
  ): Record<string, cloudfront.BehaviorOptions> {
    const rendered: cloudfront.BehaviorOptions = {
      ...pages,
      origin: new OriginGroup({
        primaryOrigin: api,
        fallbackOrigin: pages.origin,
        // 403: a wrong origin secret. A 404 is a deleted page and must reach the reader.
        fallbackStatusCodes: [403, 500, 502, 503, 504],
      }),
      cachePolicy: this.createPageCachePolicy('PageCache', pageQueryNames),
    };
    const files = renderedFiles.filter((file) => file !== pageFile);
    const cachePolicy = this.createPageCachePolicy('FileCache', fileQueryNames);
    return {
      ...mapBehaviors(renderedPatterns, rendered),
      ...mapBehaviors(files, { ...rendered, cachePolicy }),
    };
  }

  private createPageCachePolicy(id: string, queryNames: readonly string[]): cloudfront.CachePolicy {
    const what = id === 'PageCache' ? 'rendered pages' : 'sitemap and robots';
    return new cloudfront.CachePolicy(this, id, {
      comment: `bloomkin ${this.props.stage.name}: ${what}`,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.hours(1),
      queryStringBehavior: cloudfront.CacheQueryStringBehavior.allowList(...queryNames),
      headerBehavior: cloudfront.CacheHeaderBehavior.allowList(pagePathHeader),
      cookieBehavior: cloudfront.CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  private createApiBehaviors(origin: cloudfront.IOrigin): Record<string, cloudfront.BehaviorOptions> {
    const { stage } = this.props;
    const uncached: cloudfront.BehaviorOptions = {
      origin,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: headersPolicy(this, 'ApiHeaders', `bloomkin ${stage.name}: API`, apiPolicy),
      functionAssociations: [this.createViewerFunction('ApiRequest', apiRequestCode)],
    };
    const cached = { ...uncached, cachePolicy: this.createEdgeCachePolicy() };
    return {
      ...mapBehaviors(edgePatterns, cached),
      ...mapBehaviors(agentPatterns, uncached),
      '/api/*': uncached,
    };
  }

  /** `x-audience`: see viewerFunctions.ts. Nothing is cached without the origin's Cache-Control. */
  private createEdgeCachePolicy(): cloudfront.CachePolicy {
    return new cloudfront.CachePolicy(this, 'EdgeCache', {
      comment: `bloomkin ${this.props.stage.name}: public API responses`,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.minutes(10),
      queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
      headerBehavior: cloudfront.CacheHeaderBehavior.allowList('x-audience'),
      cookieBehavior: cloudfront.CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  private createViewerFunction(id: string, code: string): cloudfront.FunctionAssociation {
    const viewerFunction = new cloudfront.Function(this, id, {
      code: cloudfront.FunctionCode.fromInline(code),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    });
    return { function: viewerFunction, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST };
  }

  private acknowledgeFindings(): void {
    const { stage, firewallArn } = this.props;
    acknowledge(this.distribution, {
      'AwsSolutions-CFR1':
        'Restricting countries would also keep the payment provider and Australians abroad out',
      'AwsSolutions-CFR3':
        'The legacy log keeps whole queries, and the documented calls carry e-mails and codes there; accessLog.ts logs chosen fields',
      ...(!stage.domain && {
        'AwsSolutions-CFR4':
          'CloudFront’s own name has CloudFront’s own policy; with a domain it is TLS 1.2 (2021)',
      }),
      'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'The viewer function rewrites the root to its page, so the bucket is never listed',
      ...(!firewallArn && { 'AwsSolutions-CFR2': 'Only the local stage has no firewall' }),
    });
  }
}

const readOriginSecret = ({ secretArn }: ISecret, { originSecretVersion }: Stage): SecretValue =>
  SecretValue.secretsManager(secretArn, { jsonField: 'current', versionId: originSecretVersion });

const mapBehaviors = (
  patterns: readonly string[],
  behavior: cloudfront.BehaviorOptions,
): Record<string, cloudfront.BehaviorOptions> =>
  Object.fromEntries(patterns.map((pattern) => [pattern, behavior]));

function domainOptions({ stage, certificate }: ShopDistributionProps) {
  if (!stage.domain) return {};
  const minimumProtocolVersion = cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021;
  return { domainNames: [stage.domain.name], certificate, minimumProtocolVersion };
}
