import { startWorld } from '@bloomkin/local/world.ts';

// A run of the fixture in a process of its own, for tests that kill it.
const [assemblyDir = '', dataDir = ''] = process.argv.slice(2);
const world = await startWorld({ assemblyDir, dataDir });
console.log(world.url);
