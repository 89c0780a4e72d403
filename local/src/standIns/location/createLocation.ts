import { Worker } from 'node:worker_threads';
import type { StandIn, StandInAnswer, StandInRequest } from '../../standIn.ts';
import { readJson } from '../readJson.ts';
import { restFault } from '../restFault.ts';
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

/** Amazon Location's place index, on a list of Australia's localities. It is read with the first question. */
export function createLocation(): StandIn {
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

function answer({ method, url, body }: StandInRequest, gazetteer: Gazetteer): StandInAnswer {
  const search = paths.search.exec(url.pathname)?.[1];
  const call = search === undefined ? undefined : searches[search];
  if (method === 'POST' && call) return call(readJson(body), gazetteer);
  const id = paths.place.exec(url.pathname)?.[1];
  if (method === 'GET' && id !== undefined) return getPlace(decodeURIComponent(id), gazetteer);
  return restFault(404, 'UnknownOperationException', `${method} ${url.pathname} is not played here`);
}
