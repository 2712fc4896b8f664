import { readFile } from 'node:fs/promises';
import { readComplianceCoverage, routeRegistry } from '@aera/contracts/server';
import { sendMessage } from '../platform/contact-messages.ts';
import { openStewardPage } from '../platform/people.ts';
import { scaleTimeout } from '@aera/testing';
import { auditCopy } from '../../frontends/steward/src/features/security/audit/audit-copy.ts';
import { complianceCopy } from '../../frontends/steward/src/features/security/security-copy.ts';
import { expect, test } from '../platform/shared-platform.ts';

test('what a steward reads about a person is in the audit log, is verified in the browser, and can be exported', async ({
  browser,
  baseURL,
  request,
}) => {
  const olive = { name: 'Olive', email: 'olive@example.org', message: 'Who reads this?' };
  const id = await sendMessage(request, baseURL as string, olive);

  const steward = await openStewardPage(browser, baseURL as string, `/admin/contacts?contact=${id}`);
  await expect(steward.getByText('Who reads this?')).toBeVisible();

  await steward.goto(`/admin/security/audit?target=${id}`);
  const reading = steward.getByRole('row', { name: /View contact/ });
  await expect(async () => {
    await steward.reload();
    await expect(reading.first()).toContainText(auditCopy.outcomes.succeeded);
  }).toPass();
  await reading.first().getByRole('button').click();
  const entry = steward.getByRole('dialog', { name: auditCopy.entry.title });
  await expect(entry.getByText(auditCopy.entry.proof.verified)).toBeVisible();
  await expect(entry).toContainText('GET /api/admin/contacts/:id');
  await steward.keyboard.press('Escape');
  // The URL names the open entry, so a reload before it is closed would open it again.
  await expect(entry).toBeHidden();

  // A comparison needs two checkpoints. One exists, and another read of personal data leads to the second.
  await expect(async () => {
    await steward.reload();
    const download = steward.getByRole('button', { name: 'Download checkpoint' });
    await expect(download).toBeVisible({ timeout: scaleTimeout(2000) });
  }).toPass();
  await steward.goto(`/admin/contacts?contact=${id}`);
  await expect(steward.getByText('Who reads this?')).toBeVisible();
  await steward.goto(`/admin/security/audit?target=${id}`);
  await steward.getByRole('button', { name: 'Verify log' }).click();
  await expect(steward.getByText('Verified: nothing was changed or removed')).toBeVisible();

  const download = steward.waitForEvent('download');
  await steward.getByRole('link', { name: auditCopy.export }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
  for (const line of lines) expect(typeof JSON.parse(line)).toBe('object');
  expect(lines.join('\n')).toContain(id);
  expect(lines.join('\n')).not.toContain('Who reads this?');
});

test('the controls of a framework are checked again, and visitors see the same coverage', async ({
  browser,
  baseURL,
}) => {
  const steward = await openStewardPage(browser, baseURL as string, '/admin/security');
  await steward.getByRole('link', { name: /NIST CSF/ }).click();
  await expect(steward).toHaveURL(/\/admin\/security\/compliance\?framework=/);
  await steward.getByRole('button', { name: complianceCopy.page.run }).click();
  await expect(steward.getByText(complianceCopy.page.checksComplete).first()).toBeVisible();
  await expect(steward.getByText(complianceCopy.page.columns[2]).first()).toBeVisible();

  const coverage = await steward.request.get('/api/compliance/coverage');
  const { frameworks } = routeRegistry.get(readComplianceCoverage).response.parse(await coverage.json());
  const [soc] = frameworks;
  await steward.goto('/privacy-policy#security');
  await expect(steward.getByText('Current coverage (self-assessed)')).toBeVisible();
  await expect(
    steward
      .getByText(`${soc?.implemented} of ${soc?.total} controls (${soc?.compliance.toFixed(1)}%)`)
      .first(),
  ).toBeVisible();
});
