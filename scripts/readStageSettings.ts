import { projectContext } from '@bloomkin/cdk/projectContext.ts';
import { readStage, type Stage } from '@bloomkin/cdk/stage.ts';

export function readStageSettings(stage: string): Stage {
  const context = { ...projectContext(), stage };
  return readStage((key) => Object.entries(context).find(([name]) => name === key)?.[1]);
}
