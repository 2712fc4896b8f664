import { describe, expect, it } from 'vitest';
import { listWords } from './check-spelling.ts';

describe('the words of a text', () => {
  it('are whole, with apostrophes and accents', () =>
    expect(listWords("const isReady = 'O’Brien’s café'; // It's 2nd.")).toEqual([
      'const',
      'isReady',
      'O’Brien’s',
      'café',
      "It's",
      'nd',
    ]));

  it('do not contain escape sequences', () =>
    expect(listWords(String.raw`'\nNext\tline' \u00e9 /\bset\b/`)).toEqual(['Next', 'line', 'set']));

  it('are not read from quoted code, URLs, e-mail addresses and keys', () => {
    const key = 'CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=';
    const text = `See \`abcde\` and https://host.example/fghij, ${key} or klmno@host.example #facade.`;
    expect(listWords(text)).toEqual(['See', 'and', 'or']);
  });

  it('are read after a URL within quoted code', () =>
    expect(listWords('`https://host.example` or `code` and text')).toEqual(['or', 'and', 'text']));
});
