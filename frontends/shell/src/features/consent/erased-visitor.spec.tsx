import { beforeEach, expect, it, vi } from 'vitest';
import { json, useFakeBrowser } from '../../testing/browser.ts';
import { clearErasedVisitor } from './consent-status.ts';

const server = useFakeBrowser();
const route = 'POST /api/jurisdiction/verify-consent';
const listStoredKeys = () => Object.keys(localStorage).toSorted();

beforeEach(() => {
  localStorage.setItem('aera-jurisdiction-acknowledged', 'true');
  localStorage.setItem('aera-visitor-session', '00000000-0000-4000-8000-000000000001');
  localStorage.setItem('aera-consent-id', 'c-1');
});

it('deletes the visitor id and the acknowledgement of an erased browser', async () => {
  server.responses[route] = () => json({ erased: true });
  await clearErasedVisitor();
  expect(listStoredKeys()).toEqual([]);
});

it('sends one request per visit, and only after an acknowledgement', async () => {
  server.responses[route] = () => json({ erased: false });
  await clearErasedVisitor();
  await clearErasedVisitor();
  expect(server.calls).toHaveLength(1);
  expect(listStoredKeys()).toContain('aera-visitor-session');
  sessionStorage.clear();
  localStorage.removeItem('aera-jurisdiction-acknowledged');
  await clearErasedVisitor();
  expect(server.calls).toHaveLength(1);
});

it('keeps the stored state without a response', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.responses[route] = () => json({}, 503);
  await clearErasedVisitor();
  expect(listStoredKeys()).toContain('aera-jurisdiction-acknowledged');
  expect(log).toHaveBeenCalled();
});
