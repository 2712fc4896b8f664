type Write = (details: object, message: string) => void;

/** The methods of a pino logger that this package calls. Details contain ids and errors, never payloads. */
export interface BusLog {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}

const ignore: Write = () => {};

export const silentLog: BusLog = { debug: ignore, info: ignore, warn: ignore, error: ignore };
