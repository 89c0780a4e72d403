import { functionNames, functions } from '@bloomkin/cdk/functions.ts';
import { describe, expect, test } from 'vitest';
import { isCopier, listAt, resourcesOf, valueAt } from './support/resources.ts';
import { statementsOf } from './support/statements.ts';
import { synthesise } from './support/synthesise.ts';

const dev = synthesise('dev');
const prod = synthesise('prod');
const ours = resourcesOf(dev, 'AWS::Lambda::Function').filter((placed) => !isCopier(placed));
const statements = [...statementsOf(dev), ...statementsOf(prod)].filter(({ policy }) => !isCopier(policy));

describe('every function', () => {
  test('takes the name of its source', () => {
    expect(ours.map(({ properties }) => properties.FunctionName).sort()).toEqual(
      functionNames.map((name) => `bloomkin-dev-${name}`).sort(),
    );
  });

  test.each(ours.map((placed) => [placed.properties.FunctionName, placed] as const))(
    '%s runs on arm64 and Node 24, with a timeout and log retention',
    (_, { stack, properties }) => {
      expect(properties).toMatchObject({
        Architectures: ['arm64'],
        Runtime: 'nodejs24.x',
        TracingConfig: { Mode: 'Active' },
        LoggingConfig: { LogFormat: 'JSON' },
      });
      expect(properties.Timeout).toBeLessThanOrEqual(900);
      const log = String(valueAt(properties, 'LoggingConfig.LogGroup.Ref'));
      expect(dev.stacks.get(stack)?.[log]?.Properties.RetentionInDays).toBe(30);
    },
  );

  test('times out before the gateway', () => {
    const late = functionNames.filter(
      (name) =>
        /(?<!\/events)\/handler\.ts$/.test(functions[name].source) && functions[name].timeoutSeconds >= 30,
    );
    expect(late).toEqual([]);
  });

  test('that sends a code within a request has a whole processor', () => {
    const sizes = ours.map(({ properties }) => [properties.FunctionName, properties.MemorySize]);
    expect(Object.fromEntries(sizes)['bloomkin-dev-createAuthChallenge']).toBeGreaterThanOrEqual(1769);
  });

  test('that takes pictures gives their memory back at once', () => {
    const frugal = ours.filter(({ properties }) =>
      JSON.stringify(properties.Environment).includes('"MALLOC_MMAP_THRESHOLD_":"131072"'),
    );
    expect(frugal.map(({ properties }) => properties.FunctionName).sort()).toEqual(
      ['categories', 'companies', 'media', 'products'].map((name) => `bloomkin-dev-${name}`),
    );
  });

  test('holds no secret in its environment, only its ARN', () => {
    for (const { properties } of ours) {
      const environment = JSON.stringify(properties.Environment);
      expect(environment).not.toContain('{{resolve:');
      expect(environment).not.toMatch(/sk_(live|test)|whsec_/);
    }
  });

  test('keeps no concurrency unless the stage says so', () => {
    expect(ours.filter(({ properties }) => 'ReservedConcurrentExecutions' in properties)).toEqual([]);
    const one = synthesise('prod', { stage: { reservedConcurrency: { catalogueBuilder: 1 } } });
    const kept = resourcesOf(one, 'AWS::Lambda::Function').filter(
      ({ properties }) => properties.ReservedConcurrentExecutions === 1,
    );
    expect(kept.map(({ properties }) => properties.FunctionName)).toEqual(['bloomkin-prod-catalogueBuilder']);
  });
});

describe('a new version of functions that take orders and money', () => {
  const inPlace = ['cart', 'payments', 'paymentWebhook'];
  const api = dev.stacks.get('api') ?? {};
  const aliases = resourcesOf(dev, 'AWS::Lambda::Alias');
  const nameOf = (id: unknown) => String(api[String(id)]?.Properties.FunctionName);

  test('goes out as a version behind an alias', () => {
    expect(aliases.map(({ properties }) => nameOf(valueAt(properties, 'FunctionName.Ref'))).sort()).toEqual(
      inPlace.map((name) => `bloomkin-dev-${name}`).sort(),
    );
    const versions = resourcesOf(dev, 'AWS::Lambda::Version');
    for (const { id, resource } of versions)
      expect([id, resource.DeletionPolicy]).toEqual([id, 'RetainExceptOnCreate']);
    const uris = resourcesOf(dev, 'AWS::ApiGatewayV2::Integration').map((one) =>
      valueAt(one.properties, 'IntegrationUri.Ref'),
    );
    const permitted = resourcesOf(dev, 'AWS::Lambda::Permission').map((one) =>
      valueAt(one.properties, 'FunctionName.Ref'),
    );
    for (const { id } of aliases)
      expect([uris, permitted]).toEqual(Array(2).fill(expect.arrayContaining([id])));
  });

  test('starts with a tenth of the calls and rolls back on failure', () => {
    const groups = resourcesOf(dev, 'AWS::CodeDeploy::DeploymentGroup');
    expect(groups).toHaveLength(inPlace.length);
    for (const { id, properties } of groups) {
      expect(properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
        },
        AlarmConfiguration: { Enabled: true },
      });
      const alias = aliases.find(({ resource }) => JSON.stringify(resource.UpdatePolicy).includes(id));
      const name = nameOf(valueAt(alias?.properties, 'FunctionName.Ref')).replace('bloomkin-dev-', '');
      const [alarmId] = listAt(properties, 'AlarmConfiguration.Alarms').map((one) =>
        valueAt(one, 'Name.Ref'),
      );
      const alarm = api[String(alarmId)]?.Properties;
      expect(alarm).toMatchObject({ AlarmName: `bloomkin-dev-${name}Release`, Threshold: 0 });
      // Crashes of the alias, and answers of 500, which Lambda takes for successes.
      expect(JSON.stringify(alarm)).toContain(`bloomkin-dev-${name}:live`);
      expect(JSON.stringify(alarm)).toContain(`"MetricName":"${name}ErrorLines"`);
    }
  });

  test('gets all calls at once where the stage says so, for urgent fixes', () => {
    const mended = synthesise('dev', { stage: { release: 'atOnce' } });
    expect(resourcesOf(mended, 'AWS::CodeDeploy::DeploymentGroup')).toEqual([]);
    const [alias] = resourcesOf(mended, 'AWS::Lambda::Alias');
    expect(alias?.resource.UpdatePolicy).toBeUndefined();
  });
});

describe('places', () => {
  const placeRights = (made: typeof dev) =>
    statementsOf(made).filter(({ actions }) => actions.some((action) => action.startsWith('geo')));

  test('take no resource of their own by default, only the right to the provider', () => {
    expect(resourcesOf(dev, 'AWS::Location::PlaceIndex')).toEqual([]);
    const provider = 'arn:aws:geo-places:ap-southeast-2::provider/default';
    const granted = placeRights(dev);
    expect(new Set(granted.flatMap(({ resources }) => resources))).toEqual(new Set([provider]));
    const suggesting = granted.filter(({ actions }) => actions.includes('geo-places:Autocomplete'));
    expect(suggesting).toHaveLength(1);
  });

  const indexed = synthesise('dev', { stage: { places: 'placeIndexes' } });

  test('get two indexes of one provider where a stage chooses version 1', () => {
    const indexes = resourcesOf(indexed, 'AWS::Location::PlaceIndex').map(({ properties }) => [
      properties.IndexName,
      properties.DataSource,
      valueAt(properties, 'DataSourceConfiguration.IntendedUse'),
    ]);
    expect(indexes).toEqual([
      ['bloomkin-dev', 'Here', 'Storage'],
      ['bloomkin-dev-suggestions', 'Here', 'SingleUse'],
    ]);
    expect(
      placeRights(indexed)
        .flatMap(({ actions }) => actions)
        .join(' '),
    ).not.toContain('geo-places');
  });
});

/** Rights that have no resource to name, and why. */
const everyResource: Readonly<Record<string, string>> = {
  'xray:PutTelemetryRecords': 'X-Ray takes traces without one',
  'xray:PutTraceSegments': 'X-Ray takes traces without one',
  'sns:Publish': 'a phone is no resource; topics are denied beside it',
};

const readsOrWritesRows = (action: string) => /^dynamodb:.*(Item|Query|ConditionCheckItem)$/.test(action);

describe('rights', () => {
  test('no function may scan the table', () => {
    const actions = statements.flatMap((statement) => statement.actions);
    expect(actions.filter((action) => /Scan|PartiQL|dynamodb:\*/i.test(action))).toEqual([]);
  });

  test('no right is a wildcard', () => {
    expect(statements.flatMap(({ actions }) => actions).filter((action) => action.includes('*'))).toEqual([]);
  });

  test('a right for every resource has a written reason', () => {
    const wide = statements.filter(({ effect, resources }) => effect === 'Allow' && resources.includes('*'));
    const unexplained = wide.flatMap(({ actions }) => actions).filter((action) => !(action in everyResource));
    expect(unexplained).toEqual([]);
  });

  test('functions that may text phones may not publish to topics', () => {
    // A phone is no resource, so they may publish to all.
    const senders = statements.filter(
      ({ actions, effect, resources }) =>
        effect === 'Allow' && actions.includes('sns:Publish') && resources.includes('*'),
    );
    expect(senders.length).toBeGreaterThan(0);
    for (const { policy } of senders) {
      const denied = statements.filter(
        ({ policy: other, effect, actions }) =>
          other === policy && effect === 'Deny' && actions.includes('sns:Publish'),
      );
      expect(denied.map(({ resources }) => resources)).toEqual([['arn:aws:sns:*:*:*']]);
    }
  });

  test('mail is sent from the stage’s address alone, to any identity', () => {
    const senders = statements.filter(({ actions }) => actions.includes('ses:SendEmail'));
    expect(senders.length).toBeGreaterThan(0);
    for (const { condition, resources } of senders) {
      expect(JSON.parse(condition)).toEqual({
        StringEquals: { 'ses:FromAddress': 'hello@bloomkin.example' },
      });
      expect(resources.join()).toMatch(/:identity\/\*/);
    }
  });

  test('functions with named rows have a condition on leading keys', () => {
    const named = functionNames.flatMap((name) => {
      const { namesRows, rows } = functions[name];
      return namesRows ? [{ name, rows }] : [];
    });
    expect(named.length).toBeGreaterThan(3);
    for (const { name, rows } of named) {
      const conditions = statements
        .filter(({ policy }) => policy.id.startsWith(`${name}Role`))
        .filter(({ effect, actions }) => effect === 'Allow' && actions.some(readsOrWritesRows))
        // Indexes have keys of their own.
        .filter(({ resources }) => !resources.join().includes('/index/'))
        .map(({ condition }) => JSON.parse(condition));
      const only = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...rows] } };
      expect([name, conditions]).toEqual([name, [only, only]]);
    }
  });

  test('only the retention job may change audit lines, and none deletes them', () => {
    const writers = statements.filter(
      ({ actions, effect }) =>
        effect === 'Allow' && actions.some((action) => /:(Put|Update|Delete|BatchWrite)Item$/.test(action)),
    );
    expect(writers.length).toBeGreaterThan(0);
    for (const { policy } of writers) {
      const denied = statements
        .filter((other) => other.policy === policy && other.effect === 'Deny')
        .flatMap(({ actions, condition }) => actions.map((action) => `${action} ${condition}`));
      const keys = (pattern: string) =>
        JSON.stringify({ 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [pattern] } });
      const update = `dynamodb:UpdateItem ${keys('AUDIT#*')}`;
      expect(denied.includes(update), policy.id).toBe(!policy.id.startsWith('retentionRole'));
      for (const action of ['DeleteItem', 'BatchWriteItem'])
        expect(denied).toContain(`dynamodb:${action} ${keys('AUDIT#*')}`);
      for (const action of ['PutItem', 'DeleteItem', 'BatchWriteItem'])
        expect(denied).toContain(`dynamodb:${action} ${keys('AUDIT_LIST#*')}`);
    }
  });

  test('only functions that call the payment provider can read its key', () => {
    const readers = functionNames.filter((name) => functions[name].settings.includes('STRIPE_SECRET_ARN'));
    expect(readers.sort()).toEqual([
      'agents',
      'checkBooks',
      'moneyOwed',
      'paymentWebhook',
      'payments',
      'refundsOwed',
      'tableChanges',
    ]);
  });
});
