import { submitQuestion } from '@aera/contracts';
import { buildRawRequest } from '../platform/exchange-raw.ts';

const json = 'Content-Type: application/json';

/** Builds a complete request that creates a question with this text, so that its execution can be detected. */
export function createSmuggledRequest(host: string, question: string): string {
  const body = JSON.stringify({ question, userEmail: 'smuggler@example.org' });
  const lines = [
    `POST ${submitQuestion.path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    json,
    `Content-Length: ${body.length}`,
  ];
  return buildRawRequest(lines, body);
}

/** Builds the head of a request with these framing fields, in the given order. */
const createHead = (host: string, ...framing: string[]): string =>
  buildRawRequest([
    'POST /api/visitor/pageview HTTP/1.1',
    `Host: ${host}`,
    `Origin: http://${host}`,
    json,
    ...framing,
  ]);

const chunk = (content: string, extension = ''): string =>
  `${content.length.toString(16)}${extension}\r\n${content}\r\n`;
const lastChunk = '0\r\n\r\n';

/** Returns raw requests that one parser reads as one request with a body, and another as two. */
export function createSmugglingVariants(host: string, hidden: string): Record<string, string> {
  const length = `Content-Length: ${hidden.length + lastChunk.length}`;
  const chunked = 'Transfer-Encoding: chunked';
  const behindChunks = lastChunk + hidden;
  const inChunk = chunk(hidden) + lastChunk;
  return {
    'a length, then chunks (CL.TE)': createHead(host, length, chunked) + behindChunks,
    'chunks, then a length (TE.CL)': createHead(host, chunked, 'Content-Length: 4') + inChunk,
    'two lengths': createHead(host, 'Content-Length: 0', `Content-Length: ${hidden.length}`) + hidden,
    'two lengths in one field': createHead(host, `Content-Length: 0, ${hidden.length}`) + hidden,
    'a length with a sign': createHead(host, 'Content-Length: +0') + hidden,
    'a negative length': createHead(host, 'Content-Length: -1') + hidden,
    'a length in hexadecimal': createHead(host, 'Content-Length: 0x0') + hidden,
    'a length that overflows': createHead(host, 'Content-Length: 18446744073709551616') + hidden,
    'a folded field': createHead(host, 'X-Fold: a', ' Transfer-Encoding: chunked', length) + behindChunks,
    'a folded coding': createHead(host, 'Transfer-Encoding:', ' chunked', length) + behindChunks,
    'a blank before the colon': createHead(host, 'Transfer-Encoding : chunked', length) + behindChunks,
    'a tab before the colon': createHead(host, 'Transfer-Encoding\t: chunked', length) + behindChunks,
    'an unknown coding': createHead(host, 'Transfer-Encoding: xchunked', length) + behindChunks,
    'a coding in a string': createHead(host, 'Transfer-Encoding: "chunked"', length) + behindChunks,
    'chunks named twice': createHead(host, 'Transfer-Encoding: chunked, chunked', length) + behindChunks,
    'chunks, then identity': createHead(host, 'Transfer-Encoding: chunked, identity', length) + behindChunks,
    'two codings': createHead(host, chunked, 'Transfer-Encoding: identity', length) + behindChunks,
    'a coding behind a control character':
      createHead(host, 'Transfer-Encoding:\u000bchunked', length) + behindChunks,
    'a NUL in a field': createHead(host, 'X-Nul: a\u0000b', length, chunked) + behindChunks,
    'lines that end in LF': createHead(host, length, chunked).replaceAll('\r\n', '\n') + behindChunks,
    'lines that end in CR': createHead(host, length, chunked).replaceAll('\r\n', '\r') + behindChunks,
    'a field that ends in LF': createHead(host, `X-A: b\n${chunked}`, length) + behindChunks,
    'a chunk’s size with a prefix': `${createHead(host, chunked)}0x0\r\n\r\n${hidden}`,
    'a chunk’s size that overflows': `${createHead(host, chunked)}10000000000000000\r\n${hidden}`,
    'a chunk’s size with a sign': `${createHead(host, chunked)}-0\r\n\r\n${hidden}`,
    'a chunk longer than its size': `${createHead(host, chunked)}1\r\n${hidden}\r\n${lastChunk}`,
    'a line’s end within an extension': `${createHead(host, chunked)}2;a=\n${hidden.length.toString(16)}\r\n{}\r\n${lastChunk}`,
    'a chunk that ends in LF': `${createHead(host, chunked)}2\n{}\n0\n\n${hidden}`,
    'the preface of HTTP/2': `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${hidden}`,
    'an unknown version': createHead(host, length, chunked).replace('HTTP/1.1', 'HTTP/9.9') + behindChunks,
    'chunks in HTTP/1.0':
      createHead(host, chunked, 'Connection: keep-alive', length).replace('HTTP/1.1', 'HTTP/1.0') +
      behindChunks,
  };
}
