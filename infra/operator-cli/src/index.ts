export { type CallService, connectOnFirstCall, createOperatorClient } from './operator-client.ts';
export { runCommand } from './run-command.ts';
export { readOperator, terminal } from './terminal.ts';
