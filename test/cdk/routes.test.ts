import { agentPaths } from '@bloomkin/cdk/edge/agentPaths.ts';
import { renderedFiles } from '@bloomkin/shared/renderedPages.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { resourcesOf, valueAt } from './support/resources.ts';
import { synthesise } from './support/synthesise.ts';

const dev = synthesise('dev');
const routes = resourcesOf(dev, 'AWS::ApiGatewayV2::Route');
/** The public pages, and what search engines ask for. */
const rendered = renderedFiles.flatMap((path) => [`GET ${path}`, `HEAD ${path}`]);
const agents = agentPaths.flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`));
/** The default route. */
const unknown = '$default';

describe('the API', () => {
  test('serves every route of the table, the rendered files and a default', () => {
    const made = routes.map(({ properties }) => properties.RouteKey).sort();
    const declared = allRoutes.map(({ route }) => `${route.method} ${route.path}`);
    expect(made).toEqual([...declared, ...rendered, ...agents, unknown].sort());
  });

  test('leaves room below the quotas of 300 routes and of 500 resources in a stack', () => {
    expect(routes.length).toBeLessThanOrEqual(260);
    const counts = [...dev.stacks].map(([name, resources]) => [name, Object.keys(resources).length]);
    expect(counts.filter(([, count]) => Number(count) > 380)).toEqual([]);
  });

  test('sends each route to the function of its group', () => {
    const functionOf = ({ stack, properties }: (typeof routes)[number]) => {
      const resources = dev.stacks.get(stack) ?? {};
      const integration = /integrations\/","?(?:,?\{"Ref":")?([A-Za-z0-9]+)/.exec(
        JSON.stringify(properties.Target),
      )?.[1];
      const uri = resources[integration ?? '']?.Properties.IntegrationUri;
      const alias = resources[String(valueAt(uri, 'Ref'))]?.Properties;
      const id = String(valueAt(uri, 'Fn::GetAtt.0') ?? valueAt(alias, 'FunctionName.Ref'));
      return valueAt(resources[id]?.Properties, 'FunctionName');
    };
    const made = new Map(routes.map((route) => [String(route.properties.RouteKey), functionOf(route)]));
    for (const { group, route } of allRoutes)
      expect([route.path, made.get(`${route.method} ${route.path}`)]).toEqual([
        route.path,
        `bloomkin-dev-${group}`,
      ]);
    for (const key of rendered) expect([key, made.get(key)]).toEqual([key, 'bloomkin-dev-ssr']);
    for (const key of agents) expect([key, made.get(key)]).toEqual([key, 'bloomkin-dev-agents']);
    expect(made.get(unknown)).toBe('bloomkin-dev-documents');
  });

  test('lets the gateway call a function by one permission for all routes', () => {
    const permissions = resourcesOf(dev, 'AWS::Lambda::Permission').filter(
      ({ properties }) => properties.Principal === 'apigateway.amazonaws.com',
    );
    const groups = new Set(allRoutes.map(({ group }) => group));
    const sources = permissions.map(({ properties }) => JSON.stringify(properties.SourceArn));
    expect(sources.filter((source) => source.includes('/*/*/*'))).toHaveLength(groups.size + 2);
    // Called as `<api>/<stage>/$default`, one segment less.
    expect(sources.filter((source) => source.includes('/*/$default'))).toHaveLength(1);
    expect(sources).toHaveLength(groups.size + 3);
  });

  test('logs each call without address, path, query or header', () => {
    const [stage] = resourcesOf(dev, 'AWS::ApiGatewayV2::Stage');
    const format = String(valueAt(stage?.properties, 'AccessLogSettings.Format'));
    expect(JSON.parse(format)).toHaveProperty('route', '$context.routeKey');
    expect(format).not.toMatch(/path|sourceIp|userAgent|header|query|authorizer|identity/i);
  });
});

describe('acknowledged findings', () => {
  const acknowledged = Object.entries(dev.metadata).flatMap(([path, entries]) =>
    entries
      .filter(({ type }) => type === 'aws:cdk:acknowledged-rules')
      .flatMap(({ data }) => Object.entries(z.record(z.string(), z.string()).parse(data)))
      .map(([rule, reason]) => ({ path, rule, reason })),
  );

  test('each have a reason', () => {
    expect(acknowledged.length).toBeGreaterThan(50);
    expect(acknowledged.filter(({ reason }) => reason.split(' ').length < 5)).toEqual([]);
  });

  test('call a route public exactly when the table lets guests in', () => {
    const openRoutes = acknowledged
      .filter(({ rule, reason }) => rule.endsWith('APIG4') && reason.startsWith('Public'))
      .map(({ path }) => path.split('/').at(-1));
    const guests = allRoutes.filter(({ route }) => route.options.access === 'public');
    const declared = guests.map(({ group, name }) => `${group}.${name}`);
    const pages = rendered.map((key) => `ssr.${key.replace('/', '')}`);
    const others = agents.map((key) => `agents.${key.replace('/', '').replaceAll('/', '--')}`);
    expect(openRoutes.sort()).toEqual([...declared, ...pages, ...others].sort());
  });

  test('list each route without an authorizer', () => {
    const paths = acknowledged.filter(({ rule }) => rule.endsWith('APIG4')).map(({ path }) => path);
    expect(new Set(paths).size).toBe(allRoutes.length + rendered.length + agents.length + 1);
  });
});
