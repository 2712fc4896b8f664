import { brand } from '../brand.ts';
import { claim } from '../claim.ts';
import type { BondTrap } from '../schema/protection.ts';

export const bondTrap: BondTrap = {
  title: 'The social security card claim',
  description:
    'A widely shared claim says that the red number on the back of a Social Security card is the CUSIP of a bond in your name.',
  stated: {
    title: `What ${brand.name} says`,
    mark: `${brand.name}’s view, unverified`,
    claims: [
      claim(
        `${brand.name} states that the number marks a bond that is issued on each person’s name and traded.`,
      ),
      claim(`${brand.name} calls this a trap and offers its trust as the way out.`),
    ],
  },
  record: {
    title: 'On the record',
    items: [
      {
        text: 'The number on the back is a security feature of the card, printed since February 1996 to make forging harder.',
        source: 'Social Security Administration, POMS RM 10201.060',
      },
      {
        text: 'A CUSIP has nine characters and identifies a security, such as a share or a bond. People and cards do not have one.',
        source: 'CUSIP Global Services',
      },
      {
        text: 'The Treasury holds no account, bond or fund that such a number would open. The “exemption account” in these stories does not exist.',
        source: 'U.S. Treasury, TreasuryDirect: frauds and scams',
      },
      {
        text: 'The theory that each citizen has a trust account with the government is not supported in fact or law, and federal courts have soundly rejected it.',
        source: 'U.S. Treasury, Office of Inspector General: fraud alerts',
      },
    ],
  },
  advice:
    'People who tried to pay with such accounts still owed their debts, and some were prosecuted. Never give your number to anyone who offers to redeem a bond.',
  dontShowAgain: "Don't show again",
  close: 'Close',
};
