import { isDiskFull } from '@local/kit/dataFolder.ts';
import type { RunSettings } from './settings.ts';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Says what to do about a failure of the machine; any other error stays. */
export function explainFailure(error: unknown, readSettings: () => Pick<RunSettings, 'port' | 'dataDir'>) {
  if (hasCode(error, 'EADDRINUSE'))
    return new Error(`Port ${readSettings().port} is taken: set PORT to another one (PORT=8090 npm start)`, {
      cause: error,
    });
  if (isDiskFull(error))
    return new Error(`The disk of ${readSettings().dataDir} is full: free some space and start again`, {
      cause: error,
    });
  return error;
}
