import { Gazetteer } from './gazetteer.ts';
import { loadLocalities } from './loadLocalities.ts';

let gazetteer: Promise<Gazetteer> | undefined;

/** Loads on the first request; shared by all clouds of a process. */
export function openGazetteer(): Promise<Gazetteer> {
  gazetteer ??= loadLocalities().then((localities) => new Gazetteer(localities));
  return gazetteer;
}
