export * from './log-client.ts';
export * from './log-problem.ts';
export * from './mirror.ts';
export * from './monitor.ts';
