import { describe, expect, it } from 'vitest';
import { checkBodyHeaders } from './check-request.ts';

const json = { 'content-type': 'application/json', 'content-length': '10' };

describe('a request body', () => {
  it.each([
    ['none at all', {}],
    ['an empty one of whatever type', { 'content-length': '0', 'content-type': 'text/plain' }],
    ['JSON', json],
    ['JSON that names its charset', { ...json, 'content-type': 'application/json; charset=utf-8' }],
    [
      'JSON that names its charset in quotes',
      { ...json, 'content-type': 'Application/JSON;charset="UTF-8"' },
    ],
    ['JSON of unknown length', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }],
    ['JSON of the greatest length', { ...json, 'content-length': '100' }],
  ])('may be %s', (_, headers) => expect(checkBodyHeaders('POST', headers, 100)).toBeNull());

  it.each([
    ['plain text', { 'content-type': 'text/plain', 'content-length': '1' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1' }],
    ['of no type', { 'content-length': '1' }],
    ['of no type and length', { 'transfer-encoding': 'chunked' }],
    ['JSON in another charset', { ...json, 'content-type': 'application/json; charset=utf-16' }],
    ['JSON of a sort', { ...json, 'content-type': 'application/jsonp' }],
    ['compressed', { ...json, 'content-encoding': 'gzip' }],
  ])('is rejected when it is %s', (_, headers) =>
    expect(checkBodyHeaders('POST', headers, 100)).toMatchObject({ status: 415 }),
  );

  it('is rejected immediately when its announced length exceeds the limit', () =>
    expect(checkBodyHeaders('POST', { ...json, 'content-length': '101' }, 100)).toMatchObject({
      status: 413,
    }));

  it('is ignored for GET', () => expect(checkBodyHeaders('GET', json, 100)).toMatchObject({ status: 400 }));
});
