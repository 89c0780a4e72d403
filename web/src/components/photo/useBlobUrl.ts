import { useEffect, useState } from 'react';

/** Shows a photo that waits to be saved with its form. */
export function useBlobUrl(blob: Blob | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const next = blob ? URL.createObjectURL(blob) : undefined;
    setUrl(next);
    return () => (next ? URL.revokeObjectURL(next) : undefined);
  }, [blob]);
  return url;
}
