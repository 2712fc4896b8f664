import { parseArgs } from 'node:util';
import { serviceNames } from '@aera/contracts';
import { type Command, type Input, type Tools, UsageError } from './command.ts';
import { deadLetters, retry } from './commands/dead-letters.ts';
import { rotateKeys } from './commands/keys.ts';
import { locks, releaseLock } from './commands/locks.ts';
import { projections, rebuild } from './commands/rebuilds.ts';
import { rewindRelay } from './commands/relays.ts';
import { status } from './commands/status.ts';
import { resetSecondFactor, stewards } from './commands/stewards.ts';

const commands: readonly Command[] = [
  status,
  stewards,
  resetSecondFactor,
  deadLetters,
  retry,
  rewindRelay,
  projections,
  rebuild,
  locks,
  releaseLock,
  rotateKeys,
];

interface RunOptions {
  /** Formats a command line with these arguments, for the help. */
  readonly formatCall: (args: string) => string;
  readonly tools: Tools;
  readonly printError: (line: string) => void;
}

/** Runs one command line. Returns the exit code: 0, 1 for a command that failed, 2 for an invalid command line. */
export async function runCommand(
  argv: readonly string[],
  { formatCall, tools, printError }: RunOptions,
): Promise<number> {
  const [first = 'help', ...rest] = argv;
  const isHelp = ['help', '--help', '-h'].includes(first);
  const name = isHelp ? rest[0] : first;
  const command = commands.find((one) => one.name === name);
  if (name !== undefined && !command) {
    printError(`✗ There is no command ${name}. All commands: ${formatCall('help')}`);
    return 2;
  }
  if (!command || isHelp || rest.includes('--help')) {
    (command ? describeCommand(command, formatCall) : describeAll(formatCall)).forEach(tools.print);
    return 0;
  }
  try {
    await command.run(parseInput(command, rest), tools);
    return 0;
  } catch (error) {
    printError(`✗ ${error instanceof Error ? error.message : String(error)}`);
    if (!(error instanceof UsageError)) return 1;
    describeCommand(command, formatCall).forEach(printError);
    return 2;
  }
}

/** @throws UsageError for an unknown option, a missing value, or an argument too many */
function parseInput({ options, maxArgs }: Command, args: readonly string[]): Input {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options: options ?? {}, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const extra = parsed.positionals[maxArgs];
  if (extra !== undefined) throw new UsageError(`${extra} is one argument too many.`);
  return { args: parsed.positionals, options: { ...parsed.values } as Input['options'] };
}

function describeCommand(
  { name, usage, summary, examples }: Command,
  formatCall: RunOptions['formatCall'],
): string[] {
  return [
    `${name} ${usage}`.trimEnd(),
    `  ${summary}.`,
    ...examples.map((example) => `  ${formatCall(example)}`),
  ];
}

const describeAll = (formatCall: RunOptions['formatCall']): string[] => [
  'Operates a platform. The audit log names who ran a command: OPERATOR, by default the user of this machine.',
  '',
  ...commands.flatMap((command) => [...describeCommand(command, formatCall), '']),
  `SERVICE is one of ${serviceNames.join(', ')}.`,
];
