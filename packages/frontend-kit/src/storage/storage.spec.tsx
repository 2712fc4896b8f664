import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SafeStorage, useStoredFlag } from './safe-storage.ts';
import { storageKeys } from './storage-keys.ts';

let area: SafeStorage;
beforeEach(() => {
  localStorage.clear();
  area = new SafeStorage('localStorage');
});

const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });

describe('storage', () => {
  it('keeps flags as the string "true"', () => {
    area.setFlag('a');
    expect(localStorage.getItem('a')).toBe('true');
    expect(area.isSet('a')).toBe(true);
  });

  it('keeps values that a full storage rejects until the page is closed', () => {
    area.set('a', 'old');
    refuse('setItem');
    area.set('a', 'new');
    expect(area.get('a')).toBe('new');
    expect(area.keys('a')).toEqual(['a']);
    expect(new SafeStorage('localStorage').get('a')).toBe('old');
  });

  it('works for the page where storage is denied', () => {
    refuse('getItem');
    refuse('setItem');
    refuse('removeItem');
    area.set('a', '1');
    expect(area.get('a')).toBe('1');
    area.remove('a');
    expect(area.get('a')).toBeNull();
  });

  it('lists keys by prefix', () => {
    area.set('pending:1', 'x');
    area.set('pending:2', 'x');
    area.set('other', 'x');
    expect(area.keys('pending:').toSorted()).toEqual(['pending:1', 'pending:2']);
  });
});

describe('a stored flag', () => {
  const Flag = () => <p>{String(useStoredFlag(area, 'a', true))}</p>;

  it('follows changes in this tab', () => {
    render(<Flag />);
    expect(screen.getByText('false')).toBeTruthy();
    act(() => area.setFlag('a'));
    expect(screen.getByText('true')).toBeTruthy();
  });

  it('follows changes in another tab', () => {
    render(<Flag />);
    localStorage.setItem('a', 'true');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'a' })));
    expect(screen.getByText('true')).toBeTruthy();
  });

  it('returns the given value until it is known', () => {
    expect(renderToString(<Flag />)).toBe('<p>true</p>');
  });
});

it('has the names of the specification', () => {
  expect(storageKeys).toMatchObject({
    acknowledged: 'aera-jurisdiction-acknowledged',
    pinAuthenticated: 'aera_pin_authenticated',
  });
});
