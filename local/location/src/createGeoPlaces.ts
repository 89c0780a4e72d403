import { readJson } from '@local/kit/readJson.ts';
import type { RequestQuotas } from '@local/kit/requestQuotas.ts';
import { restError } from '@local/kit/restError.ts';
import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import * as z from 'zod';
import { type FoundPlace, findPlaces } from './findPlaces.ts';
import type { Gazetteer } from './gazetteer.ts';
import { openGazetteer } from './gazetteer.ts';
import { stateNames } from './locality.ts';
import { findPlaceById, placeId, placeLabel, placePoint } from './placeAnswer.ts';
import { farthestMetres, Position, toPoint } from './position.ts';

/* Version 2 of Amazon Location's Places API: no index, the intended use with each call, and a price bucket in each answer. */

const common = {
  Language: z.string().optional(),
  IntendedUse: z.enum(['SingleUse', 'Storage']).default('SingleUse'),
};
const textFields = {
  ...common,
  QueryText: z.string().min(1).max(200),
  BiasPosition: Position.optional(),
  Filter: z.strictObject({ IncludeCountries: z.array(z.string().min(2).max(3)).optional() }).optional(),
};
const Autocomplete = z.strictObject({
  ...textFields,
  // "Currently, Autocomplete does not support storage of results" (API reference).
  IntendedUse: z.literal('SingleUse').default('SingleUse'),
  AdditionalFeatures: z.array(z.literal('Core')).default([]),
  MaxResults: z.int().min(1).max(20).default(5),
});
const Geocode = z.strictObject({ ...textFields, MaxResults: z.int().min(1).max(100).default(20) });
const ReverseGeocode = z.strictObject({
  ...common,
  QueryPosition: Position,
  QueryRadius: z.int().min(1).max(21_000_000).default(farthestMetres),
  MaxResults: z.int().min(1).max(100).default(1),
});
const GetPlace = z.object({
  'intended-use': z.enum(['SingleUse', 'Storage']).default('SingleUse'),
  language: z.string().optional(),
});

type Bucket = 'Label' | 'Core' | 'Stored';

const toBucket = (use: 'SingleUse' | 'Storage'): Bucket => (use === 'Storage' ? 'Stored' : 'Core');

const placeType = ({ street, number }: FoundPlace) =>
  street === '' ? 'Locality' : number ? 'PointAddress' : 'Street';

/** Titles run from the country to the house. */
const toTitle = ({ locality, street, number }: FoundPlace) =>
  ['Australia', locality.postcode, locality.name, street, number].filter((part) => part !== '').join(', ');

const toLabelItem = (found: FoundPlace) => ({
  PlaceId: placeId(found),
  PlaceType: placeType(found),
  Title: toTitle(found),
  Address: { Label: placeLabel(found) },
});

const toItem = (found: FoundPlace) => {
  const { locality, street, number, unit } = found;
  const { lat, lng } = placePoint(found);
  return {
    ...toLabelItem(found),
    Title: placeLabel(found),
    Address: {
      Label: placeLabel(found),
      Country: { Code2: 'AU', Code3: 'AUS', Name: 'Australia' },
      Region: { Code: locality.state, Name: stateNames[locality.state] },
      Locality: locality.name,
      PostalCode: locality.postcode,
      ...(street && { Street: street }),
      ...(number && { AddressNumber: number }),
      ...(unit && { SecondaryAddressComponents: [{ Number: unit }] }),
    },
    Position: [lng, lat],
  };
};

function search(
  { QueryText, BiasPosition, Filter, MaxResults }: Omit<z.output<typeof Geocode>, 'IntendedUse'>,
  gazetteer: Gazetteer,
) {
  const countries = Filter?.IncludeCountries;
  if (countries && !countries.some((code) => code === 'AUS' || code === 'AU')) return [];
  return findPlaces(gazetteer, QueryText, BiasPosition && toPoint(BiasPosition), MaxResults);
}

const calls: Readonly<Record<string, (body: unknown, gazetteer: Gazetteer) => ServiceResponse>> = {
  Autocomplete: (body, gazetteer) =>
    respond(Autocomplete, body, (input) => {
      const isLabel = input.AdditionalFeatures.length === 0;
      const found = search(input, gazetteer);
      return [isLabel ? 'Label' : 'Core', { ResultItems: found.map(isLabel ? toLabelItem : toItem) }];
    }),

  Geocode: (body, gazetteer) =>
    respond(Geocode, body, (input) => [
      toBucket(input.IntendedUse),
      { ResultItems: search(input, gazetteer).map(toItem) },
    ]),

  ReverseGeocode: (body, gazetteer) =>
    respond(ReverseGeocode, body, ({ QueryPosition, QueryRadius, MaxResults, IntendedUse }) => [
      toBucket(IntendedUse),
      {
        ResultItems: gazetteer
          .near(toPoint(QueryPosition), Math.min(QueryRadius, farthestMetres), MaxResults)
          .map(({ locality, metres }) => ({
            ...toItem({ locality, street: '', number: '', unit: '', kind: 'exact' }),
            Distance: Math.round(metres),
          })),
      },
    ]),
};

function getPlace(id: string, query: URLSearchParams, gazetteer: Gazetteer): ServiceResponse {
  const found = findPlaceById(id, gazetteer);
  if (!found) return invalid('PlaceId', 'The place does not exist');
  return respond(GetPlace, Object.fromEntries(query), (input) => [
    toBucket(input['intended-use']),
    toItem(found),
  ]);
}

function respond<T>(
  shape: z.ZodType<T>,
  body: unknown,
  act: (input: T) => readonly [Bucket, object],
): ServiceResponse {
  const { success, data, error } = shape.safeParse(body);
  if (!success) return invalid(error.issues[0]?.path.join('.') ?? '', error.issues[0]?.message ?? '');
  const [bucket, answer] = act(data);
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'x-amz-geo-pricing-bucket': bucket },
    body: JSON.stringify(answer),
  };
}

const invalid = (name: string, message: string) =>
  restError(400, 'ValidationException', message, {
    reason: 'FieldValidationFailed',
    fieldList: [{ name, message }],
  });

const operations: Readonly<Record<string, string>> = {
  'POST /v2/autocomplete': 'Autocomplete',
  'POST /v2/geocode': 'Geocode',
  'POST /v2/reverse-geocode': 'ReverseGeocode',
};

const placePath = /^\/v2\/place\/([^/]+)$/;

const toOperation = ({ method, url }: Pick<ServiceRequest, 'method' | 'url'>) =>
  method === 'GET' && placePath.test(url.pathname) ? 'GetPlace' : operations[`${method} ${url.pathname}`];

export function createGeoPlaces(quotas: RequestQuotas): ServiceEmulator {
  return {
    async handle(request) {
      const { method, url, body } = request;
      const operation = toOperation(request);
      if (!operation)
        return restError(404, 'UnknownOperationException', `${method} ${url.pathname} is not played here`);
      if (quotas.isOver(operation)) return restError(429, 'ThrottlingException', 'Rate exceeded');
      const gazetteer = await openGazetteer();
      const call = calls[operation];
      if (call) return call(readJson(body), gazetteer);
      return getPlace(
        decodeURIComponent(placePath.exec(url.pathname)?.[1] ?? ''),
        url.searchParams,
        gazetteer,
      );
    },
    reset: async () => undefined,
    close: async () => undefined,
  };
}
