import {
  createOperatorClient,
  connectOnFirstCall,
  readOperator,
  runCommand,
  terminal,
} from '@aera/operator-cli';
import { runInGateway } from './docker/run-in-gateway.ts';
import { rotateKeys } from './rotate-identity-keys.ts';
import { findRunningPlatform } from './platform/running-platform.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const argv = process.argv.slice(2);
const operator = readOperator(process.env);

process.exitCode =
  process.env['INFRA'] === 'docker' && argv[0] !== 'rotate-keys'
    ? await runInGateway(settings.dataDir, argv, operator)
    : await runCommand(argv, {
        formatCall: (args) => `make admin ARGS="${args}"`,
        printError: terminal.printError,
        tools: {
          ...terminal,
          call: connectOnFirstCall(async () => {
            const { secrets, environment } = await findRunningPlatform(settings);
            return createOperatorClient({
              serviceUrl: environment.serviceUrl,
              identityKey: secrets.identity.privateKey,
              operator,
            });
          }),
          rotateKeys: () => rotateKeys(settings, operator),
        },
      });
