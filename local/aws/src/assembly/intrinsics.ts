export interface Scope {
  ref(name: string): unknown;
  attribute(logicalId: string, attribute: string): unknown;
  imported(exportName: string): unknown;
  stackOutput(stackName: string, outputName: string): unknown;
  mapped(map: string, first: string, second: string): unknown;
  condition(name: string): boolean;
  region: string;
}

type Intrinsic = (argument: unknown, scope: Scope) => unknown;

const list = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  throw new Error(`A list was expected in the template: ${JSON.stringify(value)}`);
};
const text = (value: unknown, scope: Scope) => String(resolve(value, scope));
const texts = (value: unknown, scope: Scope) => list(resolve(value, scope)).map(String);

const intrinsics: Readonly<Record<string, Intrinsic>> = {
  Ref: (name, scope) => scope.ref(String(name)),
  'Fn::GetAtt': (argument, scope) => attribute(argument, scope),
  'Fn::Join': (argument, scope) => {
    const [separator, parts] = list(argument);
    return texts(parts, scope).join(String(separator));
  },
  'Fn::Select': (argument, scope) => {
    const [index, values] = list(argument);
    return list(resolve(values, scope))[Number(resolve(index, scope))];
  },
  'Fn::Split': (argument, scope) => {
    const [separator, source] = list(argument);
    return text(source, scope).split(String(separator));
  },
  'Fn::Sub': substitute,
  'Fn::If': (argument, scope) => {
    const [condition, then, otherwise] = list(argument);
    return resolve(scope.condition(String(condition)) ? then : otherwise, scope);
  },
  'Fn::FindInMap': (argument, scope) => {
    const [map = '', first = '', second = ''] = list(argument).map((part) => text(part, scope));
    return scope.mapped(map, first, second);
  },
  'Fn::ImportValue': (argument, scope) => scope.imported(text(argument, scope)),
  'Fn::GetStackOutput': (argument, scope) => {
    const { StackName, OutputName } = Object(resolve(argument, scope));
    return scope.stackOutput(String(StackName), String(OutputName));
  },
  'Fn::GetAZs': (_, scope) => ['a', 'b', 'c'].map((zone) => scope.region + zone),
  'Fn::Base64': (argument, scope) => Buffer.from(text(argument, scope)).toString('base64'),
  'Fn::Equals': (argument, scope) => {
    const [a, b] = list(resolve(argument, scope));
    return a === b;
  },
  'Fn::Not': (argument, scope) => !isTrue(list(argument)[0], scope),
  'Fn::And': (argument, scope) => list(argument).every((part) => isTrue(part, scope)),
  'Fn::Or': (argument, scope) => list(argument).some((part) => isTrue(part, scope)),
};

/** `AWS::NoValue` removes its key. */
export function resolve(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value))
    return value.map((part) => resolve(part, scope)).filter((part) => part !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [name, argument] = entries[0] ?? [''];
  const intrinsic = entries.length === 1 && intrinsics[name];
  if (intrinsic) return intrinsic(argument, scope);
  if (entries.length === 1 && name.startsWith('Fn::'))
    throw new Error(`The local run does not know ${name}, which the template uses`);
  return Object.fromEntries(
    entries.map(([key, part]) => [key, resolve(part, scope)]).filter(([, part]) => part !== undefined),
  );
}

/** An intrinsic function or the name of another condition. */
export function isTrue(condition: unknown, scope: Scope): boolean {
  const named = Object(condition).Condition;
  return typeof named === 'string' ? scope.condition(named) : resolve(condition, scope) === true;
}

function attribute(argument: unknown, scope: Scope): unknown {
  const [id = '', ...path] = Array.isArray(argument) ? argument.map(String) : String(argument).split('.');
  return scope.attribute(id, path.join('.'));
}

function substitute(argument: unknown, scope: Scope): string {
  const [template, substitutions] = Array.isArray(argument) ? argument : [argument];
  const values: Record<string, unknown> = Object(substitutions);
  return String(template).replaceAll(/\$\{(!?)([^}]+)\}/g, (whole, literal, name) => {
    if (literal) return whole.replace('!', '');
    if (name in values) return text(values[name], scope);
    return String(name.includes('.') ? attribute(name, scope) : scope.ref(name));
  });
}
