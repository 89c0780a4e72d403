import { useEffect, useState } from 'react';

export function useIsScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(scrollY > pixels);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [pixels]);
  return past;
}
