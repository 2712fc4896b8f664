type Write = (details: object, message: string) => void;

/** What the bus needs of a logger; pino's fits. Details hold ids and errors, never payloads. */
export interface BusLog {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}

const ignore: Write = () => {};

export const silentLog: BusLog = { debug: ignore, info: ignore, warn: ignore, error: ignore };
