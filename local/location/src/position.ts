import * as z from 'zod';
import type { Point } from './geometry.ts';

export const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

export const toPoint = ([lng, lat]: z.output<typeof Position>): Point => ({ lat, lng });

/** Outback localities are far apart. */
export const farthestMetres = 250_000;
