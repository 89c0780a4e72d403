import type { ServiceRequest } from '#serviceEmulator.ts';

export async function readForm({ headers, body }: ServiceRequest): Promise<ReadonlyMap<string, string>> {
  const type = headers['content-type'] ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) return new Map();
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return new Map([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
