import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Values by the label `name`. */
type Values = Record<string, number>;

export interface Metrics {
  readonly registry: Registry;
  /** Observes the duration of an HTTP request in seconds, by route pattern, method and status. */
  observeHttpRequest(request: { route: string; method: string; status: number }, seconds: number): void;
  /** Adds a gauge that is read on each scrape. */
  gauge(name: string, help: string, read: () => Values | Promise<Values>): void;
  /** Adds a counter that is read on each scrape. */
  counter(name: string, help: string, read: () => Values): void;
}

/** One registry per service instance, so that several can live in one test process. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  // The event loop is sampled by a timer: its default of 10 ms would keep an idle process busy.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 200 });
  const httpSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds an HTTP request took',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  // Finding a series by its labels costs more than observing a value.
  const series = new Map<string, ReturnType<typeof httpSeconds.labels>>();
  return {
    registry,
    observeHttpRequest({ route, method, status }, seconds) {
      const key = `${method} ${status} ${route}`;
      const histogram = series.get(key) ?? httpSeconds.labels({ route, method, status });
      series.set(key, histogram);
      histogram.observe(seconds);
    },
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        labelNames: ['name'],
        registers: [registry],
        async collect() {
          const values = await read();
          this.reset();
          for (const [label, value] of Object.entries(values)) this.set({ name: label }, value);
        },
      });
    },
    counter: (name, help, read) => {
      new Counter({
        name,
        help,
        labelNames: ['name'],
        registers: [registry],
        collect() {
          this.reset();
          for (const [label, value] of Object.entries(read())) this.inc({ name: label }, value);
        },
      });
    },
  };
}
