import { renderedFiles } from '@bloomkin/shared/renderedPages.ts';
import { allRoutes, type GroupName } from '@bloomkin/shared/routes/table.ts';
import { Stack } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { CfnPlaceIndex } from 'aws-cdk-lib/aws-location';
import type { Construct } from 'constructs';
import type { Assets } from '../assets.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { GroupFunction } from '../constructs/groupFunction.ts';
import type { Platform } from '../constructs/platform.ts';
import { type FunctionName, groupNames } from '../functions.ts';
import type { Stage } from '../stage.ts';
import { stackName, stackProps } from './stackProps.ts';

export interface ApiStackProps {
  stage: Stage;
  assets: Assets;
  platform: Platform;
  api: HttpApi;
}

/** A function for each group of routes, and a route of the API for each entry of the route table. */
export class ApiStack extends Stack {
  constructor(scope: Construct, props: ApiStackProps) {
    super(scope, stackName(props.stage, 'api'), stackProps(props.stage));
    const integrations = this.makeIntegrations(props);
    this.addRoutes(props.api, integrations);
    this.addUnknown(props.api, integrations);
    this.addPages(props);
  }

  private makeIntegrations(props: ApiStackProps): ReadonlyMap<GroupName, HttpLambdaIntegration> {
    const platform = { ...props.platform, placeIndex: this.makePlaceIndex(props.stage) };
    return new Map(groupNames.map((name) => [name, this.integration({ ...props, platform }, name)]));
  }

  private integration(props: ApiStackProps, name: FunctionName): HttpLambdaIntegration {
    return new HttpLambdaIntegration(name, new GroupFunction(this, { ...props, name }), {
      // One permission a function: one for each route would pass the policy's 20 KB.
      scopePermissionToRoute: false,
    });
  }

  /** The function of the public pages, reached as the API is: through the distribution alone. */
  private addPages(props: ApiStackProps): void {
    const integration = this.integration(props, 'ssr');
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

  /** What no route knows: the shell around any group answers it in the contract's words, the gateway in its own. */
  private addUnknown(httpApi: HttpApi, integrations: ReadonlyMap<GroupName, HttpLambdaIntegration>): void {
    const integration = integrations.get('documents');
    if (!integration) throw new Error('What no route knows has no function');
    const httpRoute = new HttpRoute(this, 'unknown', {
      httpApi,
      integration,
      routeKey: HttpRouteKey.DEFAULT,
    });
    acknowledge(httpRoute, { 'AwsSolutions-APIG4': 'Says to whoever calls that there is nothing' });
  }

  /** Answers may be stored (carts and orders keep their point), which the data provider allows by this use. */
  private makePlaceIndex(stage: Stage): NonNullable<Platform['placeIndex']> {
    const name = `bloomkin-${stage.name}`;
    const index = new CfnPlaceIndex(this, 'Places', {
      indexName: name,
      dataSource: 'Here',
      dataSourceConfiguration: { intendedUse: 'Storage' },
    });
    return { name: index.indexName, arn: index.attrArn };
  }
}

function reasonForNoAuthorizer(access: string): string {
  if (access === 'public') return 'Public by the contract: guests may call it';
  if (access === 'provider')
    return 'Called by the payment provider, known by its signature over the raw body';
  return `For "${access}": the shell around every handler checks the token, the row and the role, since the contract's 401 has a code and words that a gateway's authorizer cannot give`;
}
