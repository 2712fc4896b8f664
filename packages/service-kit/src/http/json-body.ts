import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, byte for byte, where a signature may be over it: on routes `fromAnywhere`. */
    signedText: string | undefined;
  }
}

/** JSON bodies only (415 for anything else); an empty body with a JSON content type is no body at all. */
export const jsonBody = fastifyPlugin(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.decorateRequest('signedText', undefined);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (request.routeOptions.config.contract?.fromAnywhere) request.signedText = body;
      if (body.length === 0) done(null, undefined);
      else parse(request, body, done);
    });
  },
  { name: 'json-body' },
);
