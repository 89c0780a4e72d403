import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '#aws/serviceEmulator.ts';
import { readJson } from '#emulators/readJson.ts';
import { restError } from '#emulators/restError.ts';
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

let gazetteer: Promise<Gazetteer> | undefined;

/** Loads on the first request; shared by all clouds of a process. */
function openGazetteer(): Promise<Gazetteer> {
  gazetteer ??= loadLocalities().then((localities) => new Gazetteer(localities));
  return gazetteer;
}

export function createLocation(): ServiceEmulator {
  return {
    handle: async (request) => answer(request, await openGazetteer()),
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
