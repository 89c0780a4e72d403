import { buildDemoPhotos, builtPhotosDir } from '@bloomkin/local/demo/demoPhotos.ts';
import { hashOfFiles, runIfChanged } from './buildStamp.ts';

const inputs = [
  'local/demo-photos/*',
  'local/src/demo/demoPhotos.ts',
  'lambdas/src/platform/services/images.ts',
];

export const buildPhotos = (): Promise<boolean> =>
  runIfChanged('demo-photos', hashOfFiles(inputs), '.build/demo-photos', () =>
    buildDemoPhotos(builtPhotosDir),
  );
