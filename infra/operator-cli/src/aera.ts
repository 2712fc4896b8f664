#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { type ServiceName, serviceNames } from '@aera/contracts/server';
import { EnvError, identityPrivateKeyEnv, jsonVariable, parseEnv } from '@aera/service-kit/core';
import { z } from 'zod';
import { connectOnFirstCall, createOperatorClient } from './operator-client.ts';
import { runCommand } from './run-command.ts';
import { readOperator, terminal } from './terminal.ts';

const baseUrl = z.url({ protocol: /^https?$/ });
const environment = z.object({
  SERVICE_URLS: jsonVariable(
    z.object(
      Object.fromEntries(serviceNames.map((name) => [name, baseUrl])) as Record<ServiceName, typeof baseUrl>,
    ),
  ),
  IDENTITY_PRIVATE_KEY: identityPrivateKeyEnv,
});

/** `aera COMMAND`, in the container of the gateway: its environment has the URLs of the services and the identity key. */
process.exitCode = await runCommand(process.argv.slice(2), {
  formatCall: (args) => `aera ${args}`,
  printError: terminal.printError,
  tools: { ...terminal, call: connectOnFirstCall(connect) },
});

async function connect() {
  const { SERVICE_URLS: urls, IDENTITY_PRIVATE_KEY: key } = readEnvironment();
  return createOperatorClient({
    serviceUrl: (name) => urls[name],
    identityKey: isAbsolute(key) ? await readFile(key, 'utf8') : key,
    operator: readOperator(process.env),
  });
}

function readEnvironment() {
  try {
    return parseEnv(environment, process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    throw new Error(`aera runs in the container of the gateway. ${error.message}`, { cause: error });
  }
}
