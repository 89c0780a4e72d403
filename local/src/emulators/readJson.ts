/** A body's JSON; undefined for what is not JSON, which no shape takes. */
export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
