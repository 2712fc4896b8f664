import type { ParseArgsConfig } from 'node:util';
import type { CallService } from './operator-client.ts';

/** Dependencies of commands. */
export interface Tools {
  readonly call: CallService;
  print(line: string): void;
  /** Asks for a confirmation; returns false without a terminal. */
  confirm(question: string): Promise<boolean>;
  /** Replaces the identity key and returns a message about the result; absent if the keys are stored elsewhere. */
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
  /** Maximum number of arguments. */
  readonly maxArgs: number;
  run(input: Input, tools: Tools): Promise<void>;
}

/** The command line is invalid. The help of the command is printed after the message. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
