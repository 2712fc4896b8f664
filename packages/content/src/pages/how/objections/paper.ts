import { brand } from '../../../brand.ts';
import { claim } from '../../../claim.ts';
import type { Objection } from '../../../schema/how/objection-list.ts';

/** Five to nine: certificates, trusts and bulls. */
export const paperObjections: Objection[] = [
  {
    topic: 'Birth certificates are not bonds',
    objection:
      'A birth certificate proves a birth. No statute turns it into a security, no market trades it, and the number on it is a printer’s or a registrar’s number.',
    rebuttal: claim(
      `Numbered paper, banknote stock and central registration are marks of a security. ${brand.name} asks what else they are for.`,
    ),
    details: claim(
      `${brand.name} reads the end of the gold standard in 1933 as the moment when something else had to back the currency.`,
    ),
    record:
      'Special paper prevents forgery. Drawing on a supposed account behind a certificate has led to convictions for fraud; 18 U.S.C. § 514 makes fictitious instruments a crime.',
    citations: [
      'Gravatt v. United States, 100 Fed. Cl. 279 (2011)',
      'Rivera v. United States, 105 Fed. Cl. 644 (2012)',
      'Bryant v. Washington Mutual Bank, 524 F. Supp. 2d 753 (W.D. Va. 2007)',
      '18 U.S.C. § 514',
      'Rev. Rul. 2005-21, Internal Revenue Bulletin 2005-14',
      'National Center for Health Statistics, Model State Vital Statistics Act and Regulations (1992)',
    ],
  },
  {
    topic: 'Ending the gold standard pledged no one',
    objection:
      'House Joint Resolution 192 of 1933 ended gold clauses in contracts. It says nothing of pledging citizens, and the Supreme Court upheld it as a rule on money.',
    rebuttal: claim(
      `A promise to pay needs something behind it. ${brand.name} sees only the taxes on future labour.`,
    ),
    details: claim(
      `${brand.name} concludes that those who do the labour are creditors of the system, and calls its teaching a way to see that.`,
    ),
    record:
      'That taxes support public credit is true and no secret. Courts reject the claim that it makes anyone a creditor; they know it as the “redemption” theory.',
    citations: [
      'H.R.J. Res. 192, 73d Cong., 48 Stat. 112 (1933)',
      'Norman v. Baltimore & Ohio Railroad Co., 294 U.S. 240 (1935)',
      'Perry v. United States, 294 U.S. 330 (1935)',
      'Gold Reserve Act of 1934, 48 Stat. 337',
      '31 U.S.C. § 5118',
      'McLaughlin v. CitiMortgage, Inc., 726 F. Supp. 2d 201 (D. Conn. 2010)',
    ],
  },
  {
    topic: 'The Act of 1666 is about missing tenants',
    objection:
      'The Cestui Que Vie Act helps a landlord when the person on whose life a lease depends has vanished. It declares no one else dead, and was never law in most countries.',
    rebuttal: claim(
      `The Act shows the tool: a presumption of death after seven years, reversed by proof of life. ${brand.name} claims the tool is used more widely than the Act says.`,
    ),
    details: claim(
      `${brand.name} cites later statutes on presumed death as signs that the principle lives on.`,
    ),
    record:
      'Statutes on presumed death need an absence, an application and a court. None applies to people who are present.',
    citations: [
      'Cestui Que Vie Act 1666 (18 & 19 Cha. 2, c. 11)',
      'Cestui Que Vie Act 1707 (6 Ann., c. 72)',
      'Presumption of Death Act 2013 (United Kingdom)',
      'W. Blackstone, Commentaries on the Laws of England, Book II, chapter 8 (1766)',
      'Statute of Frauds 1677 (29 Cha. 2, c. 3), section 12',
    ],
  },
  {
    topic: 'A trust needs a settlor who means it',
    objection:
      'An express trust needs intention, property and beneficiaries, and someone who creates it. A trust that no one declared, over a child at birth, meets none of these tests.',
    rebuttal: claim(
      `Courts also find trusts that no one declared, from conduct and from fairness. ${brand.name} sees one in the way public bodies run estates.`,
    ),
    details: claim(
      `${brand.name} uses the same three tests for the trusts it sets up itself, and says they are therefore open to inspection.`,
    ),
    record:
      'Resulting and constructive trusts are remedies a court gives against someone who holds another’s property. Courts have not found one in a birth registration.',
    citations: [
      'Knight v Knight (1840) 3 Beav 148',
      'Morice v Bishop of Durham (1805) 10 Ves 522',
      'Milroy v Lord (1862) 4 De GF & J 264',
      'Uniform Trust Code § 402',
      'Restatement (Third) of Trusts §§ 2 and 13',
    ],
  },
  {
    topic: 'Papal bulls bind no State',
    objection:
      'Bulls are letters within the Church. No modern State holds its land or its power under one, and the Holy See itself has repudiated the doctrine of discovery.',
    rebuttal: claim(
      `${brand.name} answers that courts did build on the doctrine, and that a foundation is not removed by regretting it.`,
    ),
    details: claim(
      `${brand.name} names a decision of 1823 in which the doctrine decided who owned land, and one of 2005 that still mentions it. It asks for the bulls to be withdrawn by name.`,
    ),
    record:
      'Johnson v. M’Intosh took the doctrine from the practice of European nations and made it a rule on Indian land titles. It gives no rule on births, persons or courts.',
    citations: [
      'Unam Sanctam (1302)',
      'Romanus Pontifex (1455)',
      'Johnson v. M’Intosh, 21 U.S. (8 Wheat.) 543 (1823)',
      'Joint Statement on the “Doctrine of Discovery”, Dicasteries for Culture and Education and for Promoting Integral Human Development (30 March 2023)',
      'City of Sherrill v. Oneida Indian Nation, 544 U.S. 197 (2005)',
      'Sublimis Deus (1537)',
      'Aeterni Regis (1481)',
    ],
  },
];
