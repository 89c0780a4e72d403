import { readJson } from '@local/kit/readJson.ts';
import type { RequestQuotas } from '@local/kit/requestQuotas.ts';
import { restError } from '@local/kit/restError.ts';
import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import * as z from 'zod';
import { type FoundPlace, findPlaces } from './findPlaces.ts';
import type { Gazetteer } from './gazetteer.ts';
import { openGazetteer } from './gazetteer.ts';
import { findPlaceById, placeId, placeLabel, toPlace } from './placeAnswer.ts';
import { farthestMetres, Position, toPoint } from './position.ts';

const textFields = {
  Text: z.string().min(1).max(200),
  BiasPosition: Position.optional(),
  FilterCountries: z.array(z.string().length(3)).optional(),
  Language: z.string().optional(),
};
const TextSearch = z.strictObject({ ...textFields, MaxResults: z.int().min(1).max(50).default(50) });
const Suggestions = z.strictObject({ ...textFields, MaxResults: z.int().min(1).max(15).default(5) });
const PositionSearch = z.strictObject({
  Position,
  Language: z.string().optional(),
  MaxResults: z.int().min(1).max(50).default(50),
});

const relevance = { exact: 1, beginning: 0.9, mistyped: 0.8 } as const;

function search(
  { Text, BiasPosition, FilterCountries, MaxResults }: z.output<typeof TextSearch>,
  gazetteer: Gazetteer,
) {
  if (FilterCountries && !FilterCountries.includes('AUS')) return [];
  return findPlaces(gazetteer, Text, BiasPosition && toPoint(BiasPosition), MaxResults);
}

type PlaceCall = (body: unknown, gazetteer: Gazetteer) => ServiceResponse;

const searchForText: PlaceCall = (body, gazetteer) =>
  respond(TextSearch, body, (input) => ({
    Summary: { ...input, DataSource: 'Here' },
    Results: search(input, gazetteer).map((found) => ({
      Place: toPlace(found),
      PlaceId: placeId(found),
      Relevance: relevance[found.kind],
    })),
  }));

const searchForSuggestions: PlaceCall = (body, gazetteer) =>
  respond(Suggestions, body, (input) => ({
    Summary: { ...input, DataSource: 'Here' },
    Results: search(input, gazetteer).map((found) => ({ Text: placeLabel(found), PlaceId: placeId(found) })),
  }));

const searchForPosition: PlaceCall = (body, gazetteer) =>
  respond(PositionSearch, body, (input) => ({
    Summary: { ...input, DataSource: 'Here' },
    Results: gazetteer
      .near(toPoint(input.Position), farthestMetres, input.MaxResults)
      .map(({ locality, metres }) => {
        const found: FoundPlace = { locality, street: '', number: '', unit: '', kind: 'exact' };
        return { Place: toPlace(found), PlaceId: placeId(found), Distance: Math.round(metres) };
      }),
  }));

function getPlace(id: string, gazetteer: Gazetteer): ServiceResponse {
  const found = findPlaceById(id, gazetteer);
  if (!found) return restError(404, 'ResourceNotFoundException', 'The place does not exist');
  return ok({ Place: toPlace(found) });
}

function respond<T>(shape: z.ZodType<T>, body: unknown, act: (input: T) => object): ServiceResponse {
  const { success, data, error } = shape.safeParse(body);
  if (success) return ok(act(data));
  const [issue] = error.issues;
  return restError(400, 'ValidationException', `${issue?.path.join('.')}: ${issue?.message}`);
}

const ok = (body: object): ServiceResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const searches: Readonly<Record<string, PlaceCall>> = {
  text: searchForText,
  suggestions: searchForSuggestions,
  position: searchForPosition,
};

const paths = {
  search: /^\/places\/v0\/indexes\/[^/]+\/search\/(text|suggestions|position)$/,
  place: /^\/places\/v0\/indexes\/[^/]+\/places\/([^/]+)$/,
};

export function createLocation(quotas: RequestQuotas): ServiceEmulator {
  return {
    handle: async (request) =>
      quotas.isOver(toOperation(request.url.pathname))
        ? restError(429, 'ThrottlingException', 'Rate exceeded')
        : answer(request, await openGazetteer()),
    reset: async () => undefined,
    close: async () => undefined,
  };
}

/** `…/search/text` is SearchPlaceIndexForText. */
function toOperation(path: string): string {
  const by = paths.search.exec(path)?.[1];
  return by === undefined ? 'GetPlace' : `SearchPlaceIndexFor${by.charAt(0).toUpperCase()}${by.slice(1)}`;
}

function answer({ method, url, body }: ServiceRequest, gazetteer: Gazetteer): ServiceResponse {
  const search = paths.search.exec(url.pathname)?.[1];
  const call = search === undefined ? undefined : searches[search];
  if (method === 'POST' && call) return call(readJson(body), gazetteer);
  const id = paths.place.exec(url.pathname)?.[1];
  if (method === 'GET' && id !== undefined) return getPlace(decodeURIComponent(id), gazetteer);
  return restError(404, 'UnknownOperationException', `${method} ${url.pathname} is not played here`);
}
