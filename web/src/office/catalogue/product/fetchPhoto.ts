import { readError } from '#errors/apiError.ts';

/** The saved file of a photo. */
export async function fetchPhoto(path: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(path, signal && { signal });
  if (!response.ok) throw await readError(response);
  return response.blob();
}
