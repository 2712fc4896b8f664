import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { asVisitor, type TestService } from '@aera/service-kit/testing';

const decompress = promisify(gunzip);

/** Reads the static resources of the log as the gateway serves them. */
export const createLogFetch =
  (service: TestService): typeof fetch =>
  async (input) => {
    const { pathname } = new URL(String(input));
    const { statusCode, rawPayload, headers } = await service.inject({ url: pathname, as: asVisitor() });
    const body = headers['content-encoding'] === 'gzip' ? await decompress(rawPayload) : rawPayload;
    return new Response(new Uint8Array(body), { status: statusCode });
  };
