import { brand } from '../../brand.ts';
import { claim, claimList } from '../../claim.ts';
import type { HowPersonTrap } from '../../schema/how/person-trap.ts';

export type { HowPersonTrap } from '../../schema/how/person-trap.ts';

export const personTrap: HowPersonTrap = {
  badge: {
    title: 'LEGAL TRAP - Person Definition',
    subtitle: `How ${brand.name} reads one word`,
    tag: 'URGENT',
    close: 'Hide this badge',
  },
  title: 'The Person Trap',
  subtitle: claim(`How ${brand.name} reads one word in the statute book.`),
  labels: {
    statute: 'The statutes',
    etymology: 'Where the word comes from',
    breakdown: 'How the trap works',
    response: `The ${brand.name} authority response`,
    dismiss: "Don't show again",
    close: 'Close',
  },
  statute: [
    {
      citation: '1 U.S.C. § 1',
      quotation:
        'In determining the meaning of any Act of Congress, unless the context indicates otherwise […] the words “person” and “whoever” include corporations, companies, associations, firms, partnerships, societies, and joint stock companies, as well as individuals;',
    },
    {
      citation: '26 U.S.C. § 7701(a)(1)',
      quotation:
        'The term “person” shall be construed to mean and include an individual, a trust, estate, partnership, association, company or corporation.',
    },
  ],
  etymology:
    'Latin persona, the mask an actor wore and so the part he played; perhaps from Etruscan phersu, a masked figure. The derivation from per sonare, “to sound through”, is an old one that scholars doubt. Person has meant a human being in English since the Middle Ages.',
  breakdown: claimList(`As ${brand.name} explains it:`, [
    'A statute lists companies and individuals side by side under one word.',
    'A form asks for the person’s name, and a human being fills it in.',
    'The signature is taken to mean: I am the one this statute speaks of.',
    'From then on, rules made for companies are applied to the human being.',
  ]),
  inversionCallOut: claim(
    `${brand.name} calls this an inversion: the mask, it says, ends up governing the face.`,
  ),
  response: claim(
    `${brand.name} answers with a declaration. It speaks as a living being, keeps the word “person” for offices and companies, and asks others to say which of the two they mean.`,
  ),
  record:
    'Both statutes name individuals, and a human being is one. Courts call the contrary argument frivolous: United States v. Studley, 783 F.2d 934 (9th Cir. 1986); United States v. Karlin, 785 F.2d 90 (3d Cir. 1986). A declaration of this kind changes no duty under the law.',
};
