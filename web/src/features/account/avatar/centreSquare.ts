interface Size {
  width: number;
  height: number;
}

/** The largest square in the middle of a picture; of an upright one a little higher, where a face is. */
export function centreSquare({ width, height }: Size): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 3), side };
}
