import {
  pageFile,
  pagePathHeader,
  pageQueryNames,
  renderedFiles,
  renderedPatterns,
} from '@bloomkin/shared/renderedPages.ts';
import { Duration } from 'aws-cdk-lib';
import type { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Assets } from '../assets.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { mediaFolder } from '../constructs/grantNeeds.ts';
import type { DataStack } from '../stacks/dataStack.ts';
import type { Stage } from '../stage.ts';
import { edgePatterns } from './edgePaths.ts';
import { pageRules } from './pageRules.ts';
import { apiPolicy, headersPolicy, mediaPolicy, pagePolicy } from './securityHeaders.ts';
import { apiRequestCode, pageRequestCode } from './viewerFunctions.ts';

export interface ShopDistributionProps {
  stage: Stage;
  assets: Assets;
  data: DataStack;
  siteBucket: Bucket;
  apiDomain: string;
  firewallArn: string | undefined;
  certificate: Certificate | undefined;
}

/** Status codes that CloudFront would keep for ten seconds although the origin says no-store. */
const keptErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** Of what is not among the public pages: accounts, orders, the back office, addresses that nobody knows. */
const unlisted = { 'x-robots-tag': 'noindex' };

/** Files beside the pages that search engines fetch, and whoever shows a link that was shared. */
const listedFiles = ['/icon.svg', '/share.jpg'];

const redirect = cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS;

/** The one address of the shop: pages and files, pictures, and the API. */
export class ShopDistribution extends Construct {
  readonly distribution: cloudfront.Distribution;
  private readonly props: ShopDistributionProps;

  constructor(scope: Construct, id: string, props: ShopDistributionProps) {
    super(scope, id);
    this.props = props;
    const site = S3BucketOrigin.withOriginAccessControl(props.siteBucket, {
      // Listing lets S3 answer 404 for a file that is not there, instead of 403.
      originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
    });
    const api = this.apiOrigin();
    const pages = this.pageBehavior(site);
    const unlistedPages = {
      ...pages,
      responseHeadersPolicy: this.pageHeaders('UnlistedPageHeaders', unlisted),
    };
    const files = { ...pages, functionAssociations: [] };
    this.distribution = new cloudfront.Distribution(this, 'Resource', {
      comment: `bloomkin ${props.stage.name}`,
      defaultBehavior: unlistedPages,
      additionalBehaviors: {
        ...behaviorsAt(['/assets/*', ...listedFiles], files),
        [`/${mediaFolder}/*`]: this.mediaBehavior(),
        ...this.renderedBehaviors(pages, unlistedPages, api),
        ...this.apiBehaviors(api),
      },
      errorResponses: keptErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      // Cheaper classes leave Australia out. No default root object: it would take the root from its own behaviour.
      priceClass: cloudfront.PriceClass.PRICE_CLASS_ALL,
      webAclId: props.firewallArn,
      ...ownDomain(props),
    });
    this.acknowledgeFindings();
  }

  private pageBehavior(origin: cloudfront.IOrigin): cloudfront.BehaviorOptions {
    const { assets } = this.props;
    return {
      origin,
      viewerProtocolPolicy: redirect,
      compress: true,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: this.pageHeaders('PageHeaders'),
      functionAssociations: [this.onRequest('PageRequest', pageRequestCode(pageRules(assets)))],
    };
  }

  private pageHeaders(id: string, more: Readonly<Record<string, string>> = {}) {
    const { assets, stage } = this.props;
    return headersPolicy(this, id, `bloomkin ${stage.name}: pages`, pagePolicy(assets), more);
  }

  private mediaBehavior(): cloudfront.BehaviorOptions {
    const { data, stage } = this.props;
    const access = new cloudfront.S3OriginAccessControl(this, 'MediaAccess');
    return {
      origin: S3BucketOrigin.withBucketDefaults(data.mediaBucket, {
        originAccessControlId: access.originAccessControlId,
      }),
      viewerProtocolPolicy: redirect,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: headersPolicy(
        this,
        'MediaHeaders',
        `bloomkin ${stage.name}: pictures`,
        mediaPolicy,
      ),
    };
  }

  private apiOrigin(): cloudfront.IOrigin {
    const { apiDomain, data } = this.props;
    return new HttpOrigin(apiDomain, {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
      readTimeout: Duration.seconds(30),
      // CloudFormation puts the value in when it deploys: the template holds only its address.
      customHeaders: { 'x-origin-secret': data.originSecret.secretValue.unsafeUnwrap() },
    });
  }

  /**
   * Public pages come from the function that renders them, for some seconds from the cache; when it fails, from the
   * bucket, whose shell is the whole web app too.
   */
  private renderedBehaviors(
    pages: cloudfront.BehaviorOptions,
    unlistedPages: cloudfront.BehaviorOptions,
    api: cloudfront.IOrigin,
  ): Record<string, cloudfront.BehaviorOptions> {
    const rendered: cloudfront.BehaviorOptions = {
      ...pages,
      origin: new OriginGroup({
        primaryOrigin: api,
        fallbackOrigin: pages.origin,
        // 403 is a wrong origin secret; a page that is gone is a 404 to be seen.
        fallbackStatusCodes: [403, 500, 502, 503, 504],
      }),
      cachePolicy: this.pageCachePolicy(),
    };
    const files = renderedFiles.filter((file) => file !== pageFile);
    return {
      // The first pattern that fits counts: below /products only the catalogue is public, all else is for who signs in.
      '/products/catalog/*': rendered,
      '/products/*': unlistedPages,
      ...behaviorsAt([...renderedPatterns, ...files], rendered),
    };
  }

  /** The key: the path in the address bar, which the request function tells, and what of the query a page looks at. */
  private pageCachePolicy(): cloudfront.CachePolicy {
    return new cloudfront.CachePolicy(this, 'PageCache', {
      comment: `bloomkin ${this.props.stage.name}: rendered pages`,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.hours(1),
      queryStringBehavior: cloudfront.CacheQueryStringBehavior.allowList(...pageQueryNames),
      headerBehavior: cloudfront.CacheHeaderBehavior.allowList(pagePathHeader),
      cookieBehavior: cloudfront.CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  /** All calls go through uncached; those of edge paths through a cache that obeys the origin's Cache-Control. */
  private apiBehaviors(origin: cloudfront.IOrigin): Record<string, cloudfront.BehaviorOptions> {
    const { stage } = this.props;
    const uncached: cloudfront.BehaviorOptions = {
      origin,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: headersPolicy(this, 'ApiHeaders', `bloomkin ${stage.name}: API`, apiPolicy),
      functionAssociations: [this.onRequest('ApiRequest', apiRequestCode)],
    };
    const cached = { ...uncached, cachePolicy: this.edgeCachePolicy() };
    return {
      ...behaviorsAt(edgePatterns, cached),
      '/api/*': uncached,
    };
  }

  /** The key: path, query and `x-audience` (see viewerFunctions.ts). Nothing is kept unless the origin says so. */
  private edgeCachePolicy(): cloudfront.CachePolicy {
    return new cloudfront.CachePolicy(this, 'EdgeCache', {
      comment: `bloomkin ${this.props.stage.name}: public answers of the API`,
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

  private onRequest(id: string, code: string): cloudfront.FunctionAssociation {
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
        'Access logs keep whole queries, and the documented calls carry e-mails and codes there; the API logs routes only',
      ...(!stage.domain && {
        'AwsSolutions-CFR4':
          'CloudFront’s own name has CloudFront’s own policy; with a domain it is TLS 1.2 (2021)',
      }),
      'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'The root is a page: the request function asks for its file, so nobody reaches a list of the files',
      ...(!firewallArn && { 'AwsSolutions-CFR2': 'Only the local stage has no firewall' }),
    });
  }
}

const behaviorsAt = (
  patterns: readonly string[],
  behavior: cloudfront.BehaviorOptions,
): Record<string, cloudfront.BehaviorOptions> =>
  Object.fromEntries(patterns.map((pattern) => [pattern, behavior]));

function ownDomain({ stage, certificate }: ShopDistributionProps) {
  if (!stage.domain) return {};
  const minimumProtocolVersion = cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021;
  return { domainNames: [stage.domain.name], certificate, minimumProtocolVersion };
}
