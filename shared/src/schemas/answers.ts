import * as z from 'zod';

/** One thing: `{"data": …}`. */
export const one = <S extends z.ZodType>(thing: S) => z.object({ data: thing });

/** One thing with words for a snackbar. */
export const oneWithMessage = <S extends z.ZodType>(thing: S) =>
  z.object({ data: thing, message: z.string() });

export const list = <S extends z.ZodType>(thing: S) => z.object({ data: z.array(thing) });

const pageWords = {
  page: z.int().min(1),
  per_page: z.int().min(1),
  total: z.int().min(0),
};

/** A page: `{"page":1,"per_page":20,"total":57,"data":[…]}`. */
export const page = <S extends z.ZodType>(thing: S) => z.object({ ...pageWords, data: z.array(thing) });

/** Product and order lists also carry `total_pages`. */
export const pageWithTotalPages = <S extends z.ZodType>(thing: S) =>
  z.object({ ...pageWords, total_pages: z.int().min(0), data: z.array(thing) });

export const done = z.object({ message: z.string() });
