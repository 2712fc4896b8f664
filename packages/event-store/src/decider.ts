/**
 * The rules of one kind of stream: two pure functions over plain data. `decide` returns the events of a command (none: accepted without
 * change) or throws a `DomainError`; `evolve` applies one event to the state. Neither does I/O nor reads clock or randomness: these are
 * part of the command.
 */
export interface Decider<Command, Event, State> {
  readonly decide: (command: Command, state: State) => Event[];
  readonly evolve: (state: State, event: Event) => State;
  readonly initial: () => State;
}

/** Returns the state after a history. */
export const fold = <Event, State>(
  { initial, evolve }: Pick<Decider<never, Event, State>, 'initial' | 'evolve'>,
  events: readonly Event[],
): State => events.reduce(evolve, initial());

/** Ends an exhaustive `switch`: compiles only if every case is handled. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}

/** Kind of a rejection, independent of HTTP. */
export type RejectionKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  /** The caller decided on an older state than the current one. */
  | 'stale'
  | 'gone'
  | 'unprocessable'
  | 'unavailable';

/** A rejection with a stable code. Only `rejections` creates one. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: string;
  readonly kind: RejectionKind;

  constructor(kind: RejectionKind, code: string, message: string) {
    super(message);
    this.code = code;
    this.kind = kind;
  }
}

/** True for a `DomainError`, of this copy of the module or another; with `code`, only for that code. */
export const isDomainError = (error: unknown, code?: string): error is DomainError =>
  error instanceof Error &&
  error.name === 'DomainError' &&
  'kind' in error &&
  (code === undefined || (error as DomainError).code === code);

/** A fixed message, or one formatted from values. */
type Message = string | ((...values: never[]) => string);
type Declaration = readonly [kind: RejectionKind, message: Message];
type Values<D extends Declaration> = D[1] extends (...values: infer V) => string ? V : [];

export interface DeclaredRejection {
  readonly code: string;
  readonly kind: RejectionKind;
  readonly message: Message;
}

const declared: DeclaredRejection[] = [];

/**
 * Declares the rejections of a module: code → kind and message. Returns a function that creates them; an undeclared code does not compile.
 * @throws Error if a code was declared with another kind, so that a service in which a code has two meanings does not start
 */
export function rejections<const Declared extends Readonly<Record<string, Declaration>>>(own: Declared) {
  for (const [code, [kind, message]] of Object.entries(own)) {
    const other = declared.find((one) => one.code === code && one.kind !== kind);
    if (other) throw new Error(`The rejection ${code} is declared both as ${other.kind} and as ${kind}.`);
    declared.push({ code, kind, message });
  }
  return <Code extends keyof Declared & string>(
    code: Code,
    ...values: Values<Declared[Code]>
  ): DomainError => {
    const [kind, message] = own[code] as Declaration;
    return new DomainError(
      kind,
      code,
      typeof message === 'string' ? message : message(...(values as never[])),
    );
  };
}

/** All rejections of the imported modules. */
export const declaredRejections = (): readonly DeclaredRejection[] => declared;
