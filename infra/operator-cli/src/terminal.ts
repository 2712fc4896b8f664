import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import type { Tools } from './command.ts';

/** Returns the user who runs the command: `OPERATOR`, the user who called sudo, or the user of this machine. */
export const readOperator = (env: Readonly<Record<string, string | undefined>>): string =>
  env['OPERATOR'] || env['SUDO_USER'] || userInfo().username;

/** Output and confirmations on the terminal of this process. */
export const terminal: Pick<Tools, 'print' | 'confirm'> & { printError(line: string): void } = {
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  async confirm(question) {
    if (!process.stdin.isTTY) return false;
    const terminalInput = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return /^y(es)?$/i.test((await terminalInput.question(`${question} [y/N] `)).trim());
    } finally {
      terminalInput.close();
    }
  },
};
