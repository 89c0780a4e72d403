// Run as a process by loadedModules.test.ts: one function as a new container has it. Prints what Node loaded for it.
import https from 'node:https';

const [bundle = '', event] = process.argv.slice(2);

// The services speak plain HTTP here. As a module `node:http` would load undici itself.
const http = process.getBuiltinModule('node:http');
Object.assign(https, {
  request: (options: object, answered: () => void) =>
    http.request({ ...options, protocol: 'http:', agent: undefined }, answered),
});

const { handler } = await import(bundle);
const answer = event ? await handler(JSON.parse(event), {}) : undefined;
const loaded = Reflect.get(process, 'moduleLoadList').filter((name: string) => name.includes('undici'));
console.log(`\n${JSON.stringify({ loaded, status: answer?.statusCode ?? null })}`);
process.exit(0);
