import type { DataFolder } from '@local/kit/dataFolder.ts';
import * as z from 'zod';
import type { Deployment } from '#assembly/deployment.ts';

const Messages = z.array(z.string());

/** Dead-letter queues: only people and tests read them. */
export class Queues {
  private readonly names: ReadonlyMap<string, string>;
  private readonly data: DataFolder;

  constructor(deployment: Deployment, data: DataFolder) {
    const queues = deployment.list('AWS::SQS::Queue', z.object({}));
    this.names = new Map(queues.map(({ arn, name }) => [arn, name]));
    this.data = data;
  }

  send(arn: string, message: object): void {
    const name = this.names.get(arn);
    if (!name) throw new Error(`There is no queue ${arn}`);
    this.data.write(`queues/${name}.json`, JSON.stringify([...this.read(name), JSON.stringify(message)]));
  }

  get messages(): readonly unknown[] {
    return [...this.names.values()]
      .flatMap((name) => this.read(name))
      .map((text): unknown => JSON.parse(text));
  }

  clear(): void {
    this.data.remove('queues');
  }

  private read(name: string): string[] {
    return Messages.parse(this.data.readJson(`queues/${name}.json`) ?? []);
  }
}
