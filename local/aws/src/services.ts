export const services = {
  dynamodb: { id: 'DYNAMODB', protocol: 'json' },
  'cognito-idp': { id: 'COGNITO_IDENTITY_PROVIDER', protocol: 'json' },
  secretsmanager: { id: 'SECRETS_MANAGER', protocol: 'json' },
  sns: { id: 'SNS', protocol: 'query' },
  ses: { id: 'SESV2', protocol: 'restJson' },
  geo: { id: 'LOCATION', protocol: 'restJson' },
  'geo-places': { id: 'GEO_PLACES', protocol: 'restJson' },
  s3: { id: 'S3', protocol: 'restXml' },
} as const;

export type ServiceName = keyof typeof services;
export type Protocol = (typeof services)[ServiceName]['protocol'];

export const isService = (name: string): name is ServiceName => Object.hasOwn(services, name);

const serviceNames = Object.keys(services).filter(isService);

export function endpointVariables(port: number): Record<string, string> {
  return Object.fromEntries(
    serviceNames.map((name) => {
      // Clients that prepend a host prefix need a name, not an address.
      const host = name === 'geo' ? 'localhost' : '127.0.0.1';
      return [`AWS_ENDPOINT_URL_${services[name].id}`, `http://${host}:${port}/${name}`];
    }),
  );
}
