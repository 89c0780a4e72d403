import * as z from 'zod';

export const one = <S extends z.ZodType>(thing: S) => z.object({ data: thing });

export const oneWithMessage = <S extends z.ZodType>(thing: S) =>
  z.object({ data: thing, message: z.string() });

export const list = <S extends z.ZodType>(thing: S) => z.object({ data: z.array(thing) });

const pageFields = {
  page: z.int().min(1),
  per_page: z.int().min(1),
  total: z.int().min(0),
};

export const page = <S extends z.ZodType>(thing: S) => z.object({ ...pageFields, data: z.array(thing) });

export const pageWithTotalPages = <S extends z.ZodType>(thing: S) =>
  z.object({ ...pageFields, total_pages: z.int().min(0), data: z.array(thing) });

export const done = z.object({ message: z.string() });
