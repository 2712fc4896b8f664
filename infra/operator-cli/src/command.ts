import type { ParseArgsConfig } from 'node:util';
import type { CallService } from './operator-client.ts';

/** What commands act through. */
export interface Tools {
  readonly call: CallService;
  print(line: string): void;
  /** Asks on a terminal; false where there is none. */
  confirm(question: string): Promise<boolean>;
  /** Replaces the identity key and returns what was done; absent where the keys are kept elsewhere. */
  rotateKeys?(): Promise<string>;
}

export interface Input {
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Command {
  readonly name: string;
  /** Arguments and options after the name. */
  readonly usage: string;
  readonly summary: string;
  /** Without the name of the program. */
  readonly examples: readonly string[];
  readonly options?: ParseArgsConfig['options'];
  /** Most arguments that it takes. */
  readonly maxArgs: number;
  run(input: Input, tools: Tools): Promise<void>;
}

/** The command line cannot be understood; the help of the command is shown with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
