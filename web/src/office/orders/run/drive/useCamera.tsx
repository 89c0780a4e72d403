import { useRef } from 'react';

/** Opens the phone's camera; render `input` on the page. */
export function useCamera(onPhoto: (photo: File) => void) {
  const input = useRef<HTMLInputElement>(null);
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          // Allows the same file again.
          target.value = '';
          if (photo) onPhoto(photo);
        }}
      />
    ),
  };
}
