import { allRoutes } from '@bloomkin/shared/routes/table.ts';

/** A stubbed reply as the route it answers declares it. Throws for what the API would never answer. */
export function checkReply(method: string, pathname: string, reply: unknown): unknown {
  const found = allRoutes.find(
    ({ route }) =>
      route.method === method && new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
  if (!found) throw new Error(`${method} ${pathname} is no route of the API`);
  const { success, error, data } = found.route.options.response.safeParse(reply);
  if (success) return data;
  // The page takes what its fetch throws for a lost connection.
  console.error(`The stubbed reply to ${method} ${pathname} breaks its schema: ${error.message}`);
  throw error;
}
