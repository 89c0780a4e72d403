import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '#aws/endpoint/serviceEmulator.ts';
import { readJson } from '../readJson.ts';
import { restError } from '../restError.ts';
import { Gazetteer } from './gazetteer.ts';
import { loadLocalities } from './loadLocalities.ts';
import {
  getPlace,
  type PlaceCall,
  searchForPosition,
  searchForSuggestions,
  searchForText,
} from './placeCalls.ts';

const searches: Readonly<Record<string, PlaceCall>> = {
  text: searchForText,
  suggestions: searchForSuggestions,
  position: searchForPosition,
};

const paths = {
  search: /^\/places\/v0\/indexes\/[^/]+\/search\/(text|suggestions|position)$/,
  place: /^\/places\/v0\/indexes\/[^/]+\/places\/([^/]+)$/,
};

/** The list of localities loads with the first request. */
export function createLocation(): ServiceEmulator {
  let gazetteer: Promise<Gazetteer> | undefined;
  const open = () => {
    gazetteer ??= loadLocalities().then((localities) => new Gazetteer(localities));
    return gazetteer;
  };
  return {
    handle: async (request) => answer(request, await open()),
    reset: async () => undefined,
    close: async () => undefined,
  };
}

function answer({ method, url, body }: ServiceRequest, gazetteer: Gazetteer): ServiceResponse {
  const search = paths.search.exec(url.pathname)?.[1];
  const call = search === undefined ? undefined : searches[search];
  if (method === 'POST' && call) return call(readJson(body), gazetteer);
  const id = paths.place.exec(url.pathname)?.[1];
  if (method === 'GET' && id !== undefined) return getPlace(decodeURIComponent(id), gazetteer);
  return restError(404, 'UnknownOperationException', `${method} ${url.pathname} is not played here`);
}
