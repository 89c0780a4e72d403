import { startLocalCloud } from '@bloomkin/local/localCloud.ts';

// A run of the fixture in a process of its own, for tests that kill it.
const [assemblyDir = '', dataDir = ''] = process.argv.slice(2);
const cloud = await startLocalCloud({ assemblyDir, dataDir });
console.log(cloud.url);
