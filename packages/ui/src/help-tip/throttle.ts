/** Runs at most once in `ms`, at once when it can, and never leaves out the last. */
export function throttle<Values extends unknown[]>(
  run: (...values: Values) => void,
  ms: number,
): (...values: Values) => void {
  let resting = false;
  let waiting: Values | null = null;

  const start = (values: Values) => {
    run(...values);
    waiting = null;
    resting = true;
    setTimeout(() => {
      resting = false;
      if (waiting) start(waiting);
    }, ms);
  };

  return (...values) => {
    if (resting) waiting = values;
    else start(values);
  };
}
