import { renderedFiles } from '@bloomkin/shared/renderedPages.ts';
import { allRoutes, type GroupName } from '@bloomkin/shared/routes/table.ts';
import { Stack } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Assets } from '#assets.ts';
import { acknowledge } from '#constructs/acknowledge.ts';
import { GroupFunction } from '#constructs/groupFunction.ts';
import { createPlaces } from '#constructs/places.ts';
import type { Platform } from '#constructs/platform.ts';
import { Releases } from '#constructs/releases.ts';
import { agentPaths } from '#edge/agentPaths.ts';
import { type FunctionName, functions, groupNames } from '#functions.ts';
import type { Stage } from '#stage.ts';
import { stackName, stackProps } from './stackProps.ts';

export interface ApiStackProps {
  stage: Stage;
  assets: Assets;
  platform: Platform;
  api: HttpApi;
}

export class ApiStack extends Stack {
  private readonly functions = new Map<FunctionName, GroupFunction>();
  private readonly releases: Releases;

  constructor(scope: Construct, props: ApiStackProps) {
    super(scope, stackName(props.stage, 'api'), stackProps(props.stage));
    this.releases = new Releases(this, 'Releases', props.stage);
    const located = { ...props, platform: { ...props.platform, places: createPlaces(this, props.stage) } };
    const integrations = this.createIntegrations(located);
    this.addRoutes(props.api, integrations);
    this.addDefaultRoute(props.api, integrations);
    this.addRenderedPages(props);
    this.addAgents(props.api, this.createIntegration(located, 'agents'));
  }

  private createIntegrations(props: ApiStackProps): ReadonlyMap<GroupName, HttpLambdaIntegration> {
    return new Map(groupNames.map((name) => [name, this.createIntegration(props, name)]));
  }

  private createIntegration(props: ApiStackProps, name: FunctionName): HttpLambdaIntegration {
    const groupFunction = new GroupFunction(this, { ...props, name });
    this.functions.set(name, groupFunction);
    const called = functions[name].isCanary ? this.releases.addAlias(name, groupFunction) : groupFunction;
    return new HttpLambdaIntegration(name, called, {
      // A permission per route would exceed the 20 KB of a function's policy.
      scopePermissionToRoute: false,
    });
  }

  private addRenderedPages(props: ApiStackProps): void {
    const integration = this.createIntegration(props, 'ssr');
    for (const path of renderedFiles)
      for (const method of [HttpMethod.GET, HttpMethod.HEAD]) {
        const routeKey = HttpRouteKey.with(path, method);
        const httpRoute = new HttpRoute(this, `ssr.${method} ${path.slice(1)}`, {
          httpApi: props.api,
          integration,
          routeKey,
        });
        acknowledge(httpRoute, { 'AwsSolutions-APIG4': reasonForNoAuthorizer('public') });
      }
  }

  private addAgents(httpApi: HttpApi, integration: HttpLambdaIntegration): void {
    for (const { path, methods } of agentPaths)
      for (const method of methods) {
        const httpRoute = new HttpRoute(this, `agents.${method} ${path.slice(1)}`, {
          httpApi,
          integration,
          routeKey: HttpRouteKey.with(path, HttpMethod[method]),
        });
        acknowledge(httpRoute, { 'AwsSolutions-APIG4': reasonForNoAuthorizer('public') });
      }
  }

  private addRoutes(httpApi: HttpApi, integrations: ReadonlyMap<GroupName, HttpLambdaIntegration>): void {
    for (const { group, name, route } of allRoutes) {
      const integration = integrations.get(group);
      if (!integration) throw new Error(`The group ${group} has no function`);
      const httpRoute = new HttpRoute(this, `${group}.${name}`, {
        httpApi,
        integration,
        routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
      });
      acknowledge(httpRoute, { 'AwsSolutions-APIG4': reasonForNoAuthorizer(route.options.access) });
    }
  }

  private addDefaultRoute(
    httpApi: HttpApi,
    integrations: ReadonlyMap<GroupName, HttpLambdaIntegration>,
  ): void {
    const integration = integrations.get('documents');
    if (!integration) throw new Error('The default route has no function');
    const httpRoute = new HttpRoute(this, 'unknown', {
      httpApi,
      integration,
      routeKey: HttpRouteKey.DEFAULT,
    });
    this.allowDefaultRoute(httpApi);
    acknowledge(httpRoute, { 'AwsSolutions-APIG4': 'An unknown path answers 404 to everybody' });
  }

  /** The source ARN of `$default` is `<api>/<stage>/$default`; the permission of routes has one segment more. */
  private allowDefaultRoute(httpApi: HttpApi): void {
    this.functions.get('documents')?.addPermission('UnknownPaths', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: this.formatArn({
        service: 'execute-api',
        resource: httpApi.apiId,
        resourceName: '*/$default',
      }),
    });
  }
}

function reasonForNoAuthorizer(access: string): string {
  if (access === 'public') return 'Public: guests may call it';
  if (access === 'provider')
    return 'Called by the payment provider, known by its signature over the raw body';
  return `For "${access}": the shell around every handler checks the token, the row and the role, because an authorizer cannot return our error codes`;
}
