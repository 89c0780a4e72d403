import { allRoutes, type GroupName } from '@bloomkin/shared/routes/table.ts';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { FunctionName } from '#functions.ts';
import { acknowledge } from './acknowledge.ts';

/** A permission per route would exceed the 20 KB of a function's policy. */
export const createIntegration = (name: FunctionName, called: IFunction): HttpLambdaIntegration =>
  new HttpLambdaIntegration(name, called, { scopePermissionToRoute: false });

interface OneRoute {
  httpApi: HttpApi;
  integration: HttpLambdaIntegration;
  routeKey: HttpRouteKey;
}

export function addRoute(scope: Construct, id: string, route: OneRoute, reason: string): void {
  acknowledge(new HttpRoute(scope, id, route), { 'AwsSolutions-APIG4': reason });
}

export function addPublicRoute(
  scope: Construct,
  name: FunctionName,
  [method, path]: [keyof typeof HttpMethod, string],
  to: Omit<OneRoute, 'routeKey'>,
): void {
  const routeKey = HttpRouteKey.with(path, HttpMethod[method]);
  addRoute(scope, `${name}.${method} ${path.slice(1)}`, { ...to, routeKey }, reasonForNoAuthorizer('public'));
}

export function addGroup(scope: Construct, group: GroupName, to: Omit<OneRoute, 'routeKey'>): void {
  for (const { name, route } of allRoutes.filter((one) => one.group === group)) {
    const routeKey = HttpRouteKey.with(route.path, HttpMethod[route.method]);
    const reason = reasonForNoAuthorizer(route.options.access);
    addRoute(scope, `${group}.${name}`, { ...to, routeKey }, reason);
  }
}

function reasonForNoAuthorizer(access: string): string {
  if (access === 'public') return 'Public: guests may call it';
  if (access === 'provider')
    return 'Called by the payment provider, known by its signature over the raw body';
  return `For "${access}": the shell around every handler checks the token, the row and the role, because an authorizer cannot return our error codes`;
}
