import * as z from 'zod';
import type { Deployment } from '#assembly/deployment.ts';
import { isLike } from '#iam/evaluate.ts';

const Api = z.object({
  CorsConfiguration: z.never().optional(),
});
const Route = z.object({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.literal('NONE').default('NONE'),
});
const Integration = z.object({
  ApiId: z.string(),
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
});
const Stage = z.object({ ApiId: z.string(), StageName: z.string() });
const Permission = z.object({
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string().default('*'),
});

export interface GatewayRoute {
  /** `POST /api/me`, as the function is told. */
  key: string;
  method: string;
  segments: readonly string[];
  functionArn: string;
}

export interface GatewayApi {
  id: string;
  account: string;
  routes: readonly GatewayRoute[];
}

/** `GET /api/me` calls as `…/GET/api/me`, `$default` as `…/$default`. */
const calledPath = (routeKey: string) => routeKey.replace(' ', '');

/** Throws when the API may not invoke a route's function: its permission names who may call as what. */
export function readApis(deployment: Deployment): GatewayApi[] {
  const routes = deployment.list('AWS::ApiGatewayV2::Route', Route);
  const targets = new Map(
    deployment
      .list('AWS::ApiGatewayV2::Integration', Integration)
      .map(({ ref, properties }) => [`integrations/${ref}`, properties.IntegrationUri]),
  );
  const permissions = deployment
    .list('AWS::Lambda::Permission', Permission)
    .filter(({ properties }) => properties.Principal === 'apigateway.amazonaws.com');
  const stages = deployment.list('AWS::ApiGatewayV2::Stage', Stage);
  const mayCall = (functionArn: string, sourceArn: string) =>
    permissions.some(
      ({ properties }) => properties.FunctionName === functionArn && isLike(properties.SourceArn, sourceArn),
    );
  const toRoute = ({ ApiId, RouteKey, Target }: z.output<typeof Route>): GatewayRoute => {
    const functionArn = targets.get(Target) ?? '';
    for (const { properties, region, account } of stages.filter(
      ({ properties }) => properties.ApiId === ApiId,
    )) {
      const called = `${ApiId}/${properties.StageName}/${calledPath(RouteKey)}`;
      if (!mayCall(functionArn, `arn:aws:execute-api:${region}:${account}:${called}`))
        throw new Error(`${RouteKey} may not call ${functionArn || Target}`);
    }
    const [method = '', path = ''] = RouteKey.split(' ');
    return { key: RouteKey, method, segments: path.split('/').slice(1), functionArn };
  };
  return deployment.list('AWS::ApiGatewayV2::Api', Api).map(({ ref, account }) => ({
    id: ref,
    account,
    routes: routes
      .filter(({ properties }) => properties.ApiId === ref)
      .map(({ properties }) => toRoute(properties)),
  }));
}
