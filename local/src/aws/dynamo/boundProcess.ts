import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { EngineCommand } from './engineCommand.ts';

/** Ends the program when this process ends, even by SIGKILL; its own process group shields it from Ctrl-C. */
const watchdog = `exec 3<&0
scratch=$1; shift
"$0" "$@" </dev/null 3<&- & program=$!
{ read -r _; kill -9 $program; } <&3 2>/dev/null & reader=$!
wait $program
kill -9 $reader 2>/dev/null
[ -z "$scratch" ] || rm -rf "$scratch"`;

export class BoundProcess {
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
