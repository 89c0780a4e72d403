import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import { readBody } from '#http/readBody.ts';
import { type EngineCommand, engineCommand } from './engineCommand.ts';
import { freePort } from './freePort.ts';
import { StreamTable, type StreamTrim } from './streamTable.ts';

/** Ends the program when this process ends, even by SIGKILL; its own process group shields it from Ctrl-C. */
const watchdog = `exec 3<&0
scratch=$1; shift
"$0" "$@" </dev/null 3<&- & program=$!
{ read -r _; kill -9 $program; } <&3 2>/dev/null & reader=$!
wait $program
kill -9 $reader 2>/dev/null
[ -z "$scratch" ] || rm -rf "$scratch"`;

class BoundProcess {
  private readonly child: ChildProcess;
  private ended = false;

  constructor({ program, args, scratchDir = '' }: EngineCommand) {
    const stdio: ['pipe', 'ignore', 'ignore'] = ['pipe', 'ignore', 'ignore'];
    this.child =
      process.platform === 'win32'
        ? spawn(program, args, { stdio })
        : spawn('/bin/sh', ['-c', watchdog, program, scratchDir, ...args], { stdio, detached: true });
    this.child.on('error', () => {
      this.ended = true;
    });
    this.child.on('exit', () => {
      this.ended = true;
    });
  }

  get hasEnded(): boolean {
    return this.ended;
  }

  async end(): Promise<void> {
    if (this.ended) return;
    const ended = once(this.child, 'exit');
    if (process.platform === 'win32') this.child.kill();
    else this.child.stdin?.end();
    await ended;
  }
}

const patienceMs = 20_000;
const tries = 3;

/** A child process that receives the SDK's calls unchanged. */
export class Engine implements ServiceEmulator {
  private readonly dir: string | undefined;
  private readonly wish: string | undefined;
  private readonly agent = new Agent({ keepAlive: true });
  private process: BoundProcess | undefined;
  private database: string | undefined;
  private port = 0;

  constructor(dir: string | undefined, wish: string | undefined) {
    this.dir = dir;
    this.wish = wish;
  }

  /** Undefined for AWS's engine, which trims its streams itself. */
  get databaseFile(): string | undefined {
    return this.database;
  }

  async start(): Promise<void> {
    if (this.dir) mkdirSync(this.dir, { recursive: true });
    for (let attempt = 1; attempt <= tries; attempt++) {
      this.port = await freePort();
      const command = engineCommand(this.wish, { port: this.port, dir: this.dir });
      this.process = new BoundProcess(command);
      this.database = command.database;
      // The process exits when another one took the port.
      if (!(await this.answers(this.process))) continue;
      this.streamTable?.addIndex();
      return;
    }
    const remedy = `: if ${this.dir} is damaged, remove the folder that it is in, or choose another DATA_DIR`;
    throw new Error(`The DynamoDB engine does not start${this.dir ? remedy : ''}`);
  }

  async handle({ method, headers, body }: ServiceRequest): Promise<ServiceResponse> {
    return this.send(method, headers, body);
  }

  async trimStream(trim: StreamTrim): Promise<void> {
    await this.streamTable?.trim(trim);
  }

  async reset(): Promise<void> {
    await this.process?.end();
    if (this.dir) rmSync(this.dir, { recursive: true, force: true });
    await this.start();
  }

  async close(): Promise<void> {
    this.agent.destroy();
    await this.process?.end();
  }

  private get streamTable(): StreamTable | undefined {
    return this.database === undefined ? undefined : new StreamTable(this.database);
  }

  private async answers(process: BoundProcess): Promise<boolean> {
    const giveUpAt = Date.now() + patienceMs;
    while (Date.now() < giveUpAt && !process.hasEnded) {
      try {
        await this.send('GET', {}, Buffer.alloc(0));
        return true;
      } catch {
        // Not listening yet.
        await pause(2);
      }
    }
    await process.end();
    return false;
  }

  private async send(
    method: string,
    headers: Record<string, string>,
    body: Buffer,
  ): Promise<ServiceResponse> {
    try {
      return await this.sendOnce(method, headers, body, this.agent);
    } catch (error) {
      // The engine closed a kept-alive connection: others may be closed too.
      if (!(error instanceof Error && 'code' in error && error.code === 'ECONNRESET')) throw error;
      return this.sendOnce(method, headers, body, false);
    }
  }

  private sendOnce(
    method: string,
    headers: Record<string, string>,
    body: Buffer,
    agent: Agent | false,
  ): Promise<ServiceResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<ServiceResponse>();
    const { 'transfer-encoding': _, ...forwarded } = headers;
    const request = httpRequest(
      {
        agent,
        host: '127.0.0.1',
        port: this.port,
        method,
        path: '/',
        headers: { ...forwarded, host: `127.0.0.1:${this.port}`, 'content-length': body.length },
      },
      (response) => read(response).then(resolve, reject),
    );
    request.on('error', reject);
    request.end(body);
    return promise;
  }
}

async function read(response: IncomingMessage): Promise<ServiceResponse> {
  const { 'content-type': type = '', 'x-amz-crc32': checksum } = response.headers;
  return {
    status: response.statusCode ?? 500,
    headers: { 'content-type': type, ...(typeof checksum === 'string' && { 'x-amz-crc32': checksum }) },
    body: await readBody(response),
  };
}
