import { mergesCopy } from '../../frontends/steward/src/features/contacts/merges/merges-copy.ts';
import { sendMessage } from '../platform/contact-messages.ts';
import { openStewardPage, openVisitorPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

test(
  'two messages from one browser are merged into one person, and split again',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const [first, second] = [`Wren ${mark}`, `W. ${mark}`];
    const visitor = await openVisitorPage(browser, baseURL as string, '/contact');
    for (const [at, name] of [first, second].entries()) {
      const email = `wren-${mark}-${at}@example.org`;
      await sendMessage(visitor.request, baseURL as string, {
        name,
        email,
        message: `Word ${at} of ${mark}`,
      });
    }

    const steward = await openStewardPage(browser, baseURL as string);
    const open = async (name: string) => {
      await steward.goto(`/admin/contacts?q=${encodeURIComponent(name)}`);
      await steward.getByRole('button', { name: new RegExp(name) }).click();
      return steward.getByRole('region', { name: 'Person' });
    };
    const suggested = (await open(first)).getByRole('list', { name: mergesCopy.panel.possibleDuplicateOf });
    await expect(suggested).toContainText(second);
    await expect(suggested).toContainText('Sent from the same browser');
    await suggested.getByRole('link', { name: `Compare: ${second}` }).click();

    const compared = steward.getByRole('article', { name: `${first} and ${second}` });
    await expect(compared.getByText(mergesCopy.compare.after)).toBeVisible();
    await compared.getByRole('button', { name: mergesCopy.compare.merge, exact: true }).click();
    await expect(steward.getByText(`Merged ${first} and ${second}`, { exact: true })).toBeVisible();

    await expect((await open(second)).getByRole('list', { name: mergesCopy.panel.mergedWith })).toContainText(
      first,
    );
    await expect(steward.getByText('1 other message from this person')).toBeVisible();
    const person = await open(first);
    await expect(person.getByRole('list', { name: mergesCopy.panel.mergedWith })).toContainText(second);

    await person.getByRole('button', { name: mergesCopy.panel.split }).click();
    await expect(person.getByRole('list', { name: mergesCopy.panel.mergedWith })).toBeHidden();
    await expect(person.getByRole('list', { name: mergesCopy.panel.possibleDuplicateOf })).toContainText(
      second,
    );
  },
);
