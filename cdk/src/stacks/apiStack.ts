import { renderedFiles } from '@bloomkin/shared/renderedPages.ts';
import { Stack } from 'aws-cdk-lib';
import { type HttpApi, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import type { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Assets } from '#assets.ts';
import { addGroup, addPublicRoute, addRoute, createIntegration } from '#constructs/apiRoutes.ts';
import { GroupFunction } from '#constructs/groupFunction.ts';
import { createPlaces } from '#constructs/places.ts';
import type { Platform } from '#constructs/platform.ts';
import { Releases } from '#constructs/releases.ts';
import { agentPaths } from '#edge/agentPaths.ts';
import { type FunctionName, functions, groupNames, officeGroups } from '#functions.ts';
import type { Stage } from '#stage.ts';
import { stackName, stackProps } from './stackProps.ts';

export interface ApiStackProps {
  stage: Stage;
  assets: Assets;
  platform: Platform;
  api: HttpApi;
}

export class ApiStack extends Stack {
  private readonly releases: Releases;

  constructor(scope: Construct, props: ApiStackProps) {
    super(scope, stackName(props.stage, 'api'), stackProps(props.stage));
    this.releases = new Releases(this, 'Releases', props.stage);
    const located = { ...props, platform: { ...props.platform, places: createPlaces(this, props.stage) } };
    for (const name of groupNames.filter((one) => !officeGroups.has(one))) {
      const groupFunction = new GroupFunction(this, { ...located, name });
      const integration = this.createIntegration(name, groupFunction);
      addGroup(this, name, { httpApi: props.api, integration });
      if (name === 'documents') this.addDefaultRoute(props.api, groupFunction, integration);
    }
    this.addRenderedPages(
      props.api,
      this.createIntegration('ssr', new GroupFunction(this, { ...props, name: 'ssr' })),
    );
    this.addAgents(
      props.api,
      this.createIntegration('agents', new GroupFunction(this, { ...located, name: 'agents' })),
    );
  }

  private createIntegration(name: FunctionName, groupFunction: GroupFunction): HttpLambdaIntegration {
    const { isCanary } = functions[name];
    return createIntegration(name, isCanary ? this.releases.addAlias(name, groupFunction) : groupFunction);
  }

  private addRenderedPages(httpApi: HttpApi, integration: HttpLambdaIntegration): void {
    for (const path of renderedFiles)
      for (const method of ['GET', 'HEAD'] as const)
        addPublicRoute(this, 'ssr', [method, path], { httpApi, integration });
  }

  private addAgents(httpApi: HttpApi, integration: HttpLambdaIntegration): void {
    for (const { path, methods } of agentPaths)
      for (const method of methods) addPublicRoute(this, 'agents', [method, path], { httpApi, integration });
  }

  private addDefaultRoute(
    httpApi: HttpApi,
    groupFunction: GroupFunction,
    integration: HttpLambdaIntegration,
  ): void {
    const routeKey = HttpRouteKey.DEFAULT;
    const reason = 'An unknown path answers 404 to everybody';
    addRoute(this, 'unknown', { httpApi, integration, routeKey }, reason);
    // The source ARN of `$default` is `<api>/<stage>/$default`; the permission of routes has one segment more.
    groupFunction.addPermission('UnknownPaths', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: this.formatArn({
        service: 'execute-api',
        resource: httpApi.apiId,
        resourceName: '*/$default',
      }),
    });
  }
}
