interface Size {
  width: number;
  height: number;
}

/** Portraits are cropped a little higher, where faces are. */
export function centreSquare({ width, height }: Size): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 3), side };
}
