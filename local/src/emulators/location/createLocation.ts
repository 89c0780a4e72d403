import { Worker } from 'node:worker_threads';
import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '#aws/endpoint/serviceEmulator.ts';
import { readJson } from '../readJson.ts';
import { restError } from '../restError.ts';
import { Gazetteer } from './gazetteer.ts';
import type { Locality } from './locality.ts';
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
    gazetteer ??= readGazetteer();
    return gazetteer;
  };
  return {
    handle: async (request) => answer(request, await open()),
    reset: async () => undefined,
    close: async () => undefined,
  };
}

async function readGazetteer(): Promise<Gazetteer> {
  const worker = new Worker(new URL('./readLocalities.ts', import.meta.url));
  const localities = await new Promise<Locality[]>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  return new Gazetteer(localities);
}

function answer({ method, url, body }: ServiceRequest, gazetteer: Gazetteer): ServiceResponse {
  const search = paths.search.exec(url.pathname)?.[1];
  const call = search === undefined ? undefined : searches[search];
  if (method === 'POST' && call) return call(readJson(body), gazetteer);
  const id = paths.place.exec(url.pathname)?.[1];
  if (method === 'GET' && id !== undefined) return getPlace(decodeURIComponent(id), gazetteer);
  return restError(404, 'UnknownOperationException', `${method} ${url.pathname} is not played here`);
}
