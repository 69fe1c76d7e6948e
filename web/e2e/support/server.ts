/** A server of its own for each test: the real binary on a file that is thrown away. */

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BINARY = process.env.BONECUP ?? join(import.meta.dirname, '../../../target/debug/bonecup');

export class Server {
  private child: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'bonecup-e2e-'));
  address = '';

  /** With settings besides the usual ones. */
  constructor(private readonly settings: readonly string[] = []) {}

  /** Starts it, at the address it had before if it was started before. */
  async start(): Promise<void> {
    const listen = this.address === '' ? '127.0.0.1:0' : new URL(this.address).host;
    const given = ['serve', '--listen', listen, '--data', join(this.folder, 'bonecup.db'), '--bot-pace', '0', '--lang', 'en', '--limit', 'tables_per_day=1000000,circles_per_day=1000000', ...this.settings];
    const env: NodeJS.ProcessEnv = { ...process.env, BONECUP_LOG: 'warn' };
    delete env.DATABASE_URL;
    delete env.NATS_URL;
    const child = spawn(BINARY, given, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    this.address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = /http:\/\/[\d.]+:\d+/.exec(said);
        if (found) resolve(found[0]);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.child = null;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
