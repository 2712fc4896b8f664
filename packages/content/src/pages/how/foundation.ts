import { brand } from '../../brand.ts';
import { claim, claimedFigures } from '../../claim.ts';
import type { Concept, HowFoundation } from '../../schema/how/foundation.ts';

export type { Concept } from '../../schema/how/foundation.ts';

const birthCertificate: Concept = {
  title: 'Birth Certificate Bond System',
  icon: 'bond',
  drawing: {
    labels: ['Birth', 'Certificate', 'Bond', 'Trust'],
    caption: `The chain as ${brand.name} describes it. The public record ends at the certificate.`,
  },
  simple: claim(
    `${brand.name} teaches that registering a birth creates a second person on paper, and that a bond is issued against that person’s future work.`,
  ),
  detail: claim(
    `Parents give their details to a registrar, the registrar makes a certificate, and the certificate is treated as a security. The name on it is in capital letters, which ${brand.name} reads as the name of the paper person, not of the child.`,
  ),
  mechanics: claim(
    `A chain: a registration, a numbered certificate, a bond under that number, and a trust that holds the bond. ${brand.name} dates the change to 1933, when the United States left the gold standard and, it says, labour replaced gold as collateral.`,
  ),
  example: claim(
    `${brand.name} compares it to a cloakroom. You hand in a coat, you get a ticket, and from then on everyone deals with the ticket.`,
  ),
  record:
    'A birth certificate proves a birth and is kept for identity and statistics. The US Treasury warns that it is not a bond and opens no account. The Court of Federal Claims dismissed such a claim as frivolous in Gravatt v. United States, 100 Fed. Cl. 279 (2011).',
  terms: [
    { term: 'bond', tip: 'A written promise to pay back borrowed money, usually with interest.' },
    { term: 'security', tip: 'A document that stands for money owed or a share owned, and can be traded.' },
    { term: 'collateral', tip: 'Property promised to a lender in case a debt is not paid.' },
  ],
};

const cestuiQueVie: Concept = {
  title: 'Cestui Que Vie Trust (1666)',
  icon: 'absence',
  drawing: {
    labels: ['Last seen', '7 years', 'Presumed dead', 'Found alive: land and profits go back'],
    caption: 'What the 1666 Act actually says about land held on a missing person’s life.',
  },
  simple: claim(
    `${brand.name} teaches that an English Act of 1666 presumes people dead unless they show within seven years that they are alive, and puts their affairs in trust.`,
  ),
  detail: claim(
    `The Act was made for people lost at sea and then, ${brand.name} says, turned on everyone. Anyone who does not claim to be alive counts as absent, and a trustee runs the estate in the meantime.`,
  ),
  mechanics: claim(
    `Three roles: the State as trustee, the paper person as beneficiary on file, and the living being, lost by presumption, who owns only what he or she claims. A declaration of life, ${brand.name} says, ends the presumption.`,
  ),
  example: claim(
    `${brand.name} compares it to a lost-property office that sells what no one collects, and never told you that you had lost anything.`,
  ),
  record:
    'The Act is about land held for as long as a named person lives. If that person was missing for seven years with no sign of life, a court could treat them as dead and the landlord got the land back. Anyone who turned out to be alive got it back, with the lost profits. The Act puts no living person in trust.',
  terms: [
    {
      term: 'trustee',
      tip: 'Someone who holds property for the benefit of someone else, and has to answer for it.',
    },
    { term: 'beneficiary', tip: 'The person a trust is held for.' },
    { term: 'presumption', tip: 'Something a court takes as true until evidence shows otherwise.' },
  ],
  figures: claimedFigures(`A period ${brand.name} names`, [
    { value: '7-year', label: 'presumption-of-death period' },
  ]),
};

const papalBulls: Concept = {
  title: 'Vatican Papal Bulls & Canon Law',
  icon: 'bulls',
  drawing: {
    labels: ['1302 Unam Sanctam', '1455 Romanus Pontifex', '1481 Aeterni Regis'],
    caption: `The three letters ${brand.name} names, oldest first.`,
  },
  simple: claim(
    `${brand.name} teaches that papal bulls of 1302, 1455 and 1481 claimed the world, its land and its people in trust for the Church, and were never lifted.`,
  ),
  detail: claim(
    `Unam Sanctam claims every human creature, Romanus Pontifex the land, and Aeterni Regis labour. Later registrations, ${brand.name} says, are filed under those claims.`,
  ),
  mechanics: claim(
    `${brand.name} reads canon law as an older layer beneath civil law: baptism enters the soul, birth registration the body, a tax number the labour. Rebut the first layer, it says, and those above it have nothing to stand on.`,
  ),
  example: claim(
    `${brand.name} compares it to a forgotten easement: no one remembers it, yet it binds every later owner until someone has it struck out.`,
  ),
  record:
    'Unam Sanctam is a statement about papal authority. Romanus Pontifex and Aeterni Regis confirmed Portuguese rights on the African coast, including enslavement. None of them is civil law in any country. On 30 March 2023 the Holy See repudiated the “doctrine of discovery” that grew out of such bulls.',
  terms: [
    { term: 'papal bulls', tip: 'Formal letters of a pope, named after their lead seal, in Latin bulla.' },
    {
      term: 'canon law',
      tip: 'The internal law of the Catholic Church; for the Latin Church, the Code of 1983.',
    },
    { term: 'easement', tip: 'A right over someone else’s land, such as a right of way.' },
  ],
};

export const foundation: HowFoundation = {
  lead: claim(
    `${brand.name} bases its teaching on three things it finds in history. Each is told four ways, from a short version to a comparison.`,
  ),
  labels: {
    simple: 'Simple Version',
    detail: 'How It Works',
    mechanics: 'The Mechanics',
    example: 'Think of it like',
    open: 'Show all four',
    close: 'Show less',
  },
  concepts: [birthCertificate, cestuiQueVie, papalBulls],
};
