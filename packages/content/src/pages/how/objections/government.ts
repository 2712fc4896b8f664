import { brand } from '../../../brand.ts';
import { claim } from '../../../claim.ts';
import type { Objection } from '../../../schema/how/objection-list.ts';

/** Fifteen to eighteen: government, taxes, licences and waivers. */
export const governmentObjections: Objection[] = [
  {
    topic: 'Government is not a private company',
    objection:
      'That a statute calls the United States a corporation for one purpose, or that agencies have numbers in business registers, does not make government a firm that needs a contract with you.',
    rebuttal: claim(
      `${brand.name} answers that a government in trade is treated as a trader, and that the Supreme Court said so two centuries ago.`,
    ),
    details: claim(
      `${brand.name} cites the Planters’ Bank case of 1824 and the definition in 28 U.S.C. § 3002(15), which names a Federal corporation.`,
    ),
    record:
      'Planters’ Bank concerns a state that held shares in a bank. The definition in § 3002 serves one chapter, on debt collection. Neither touches the power to govern.',
    citations: [
      'Clearfield Trust Co. v. United States, 318 U.S. 363 (1943)',
      'Bank of the United States v. Planters’ Bank of Georgia, 22 U.S. (9 Wheat.) 904 (1824)',
      '28 U.S.C. § 3002(15)',
      'United States v. Kimbell Foods, Inc., 440 U.S. 715 (1979)',
      'Cooke v. United States, 91 U.S. 389 (1875)',
      'Boyle v. United Technologies Corp., 487 U.S. 500 (1988)',
    ],
  },
  {
    topic: 'Taxes are owed whatever your status',
    objection:
      'The tax code taxes the income of individuals. Arguments from status, sovereignty or the meaning of “income” have lost in court after court and cost their authors penalties.',
    rebuttal: claim(
      `${brand.name} teaches where authority comes from. It advises no one to leave a tax unpaid or a return unfiled.`,
    ),
    details: claim(
      `${brand.name} asks readers to take tax questions to a licensed adviser and to keep them apart from its teaching.`,
    ),
    record:
      'Income tax is due under the Sixteenth Amendment and the Internal Revenue Code. The Internal Revenue Service publishes a list of arguments that courts have found frivolous.',
    citations: [
      'U.S. Constitution, Amendment XVI',
      'Brushaber v. Union Pacific Railroad Co., 240 U.S. 1 (1916)',
      'Crain v. Commissioner, 737 F.2d 1417 (5th Cir. 1984)',
      'Cheek v. United States, 498 U.S. 192 (1991)',
      'Internal Revenue Service, The Truth About Frivolous Tax Arguments',
      'Internal Revenue Service, Notice 2010-33',
    ],
  },
  {
    topic: 'Licences protect other people',
    objection:
      'A driving licence is not a fee for a right but proof of fitness. States have required it for over a century, and courts have upheld the requirement.',
    rebuttal: claim(
      `The right to travel is older than the licence. ${brand.name} asks where one ends and the other begins.`,
    ),
    details: claim(
      `${brand.name} relies on Murdock for the rule that no charge may be made for a constitutional right.`,
    ),
    record:
      'The right to travel protects moving from state to state; it is not a right to drive. Driving a car on public roads needs a licence wherever the law says so.',
    citations: [
      'Hendrick v. Maryland, 235 U.S. 610 (1915)',
      'Murdock v. Pennsylvania, 319 U.S. 105 (1943)',
      'Miller v. Reed, 176 F.3d 1202 (9th Cir. 1999)',
      'Jimmy Swaggart Ministries v. Board of Equalization, 493 U.S. 378 (1990)',
      'Saenz v. Roe, 526 U.S. 489 (1999)',
      'Reitz v. Mealey, 314 U.S. 33 (1941)',
    ],
  },
  {
    topic: 'Registering waives nothing, and needs no undoing',
    objection:
      'If registering a birth gave rights away, undoing it might get them back. It gives none away: constitutional rights belong to the registered and the unregistered alike.',
    rebuttal: claim(
      `A waiver has to be knowing. ${brand.name} sees no proof that parents knew what registration is said to do.`,
    ),
    details: claim(
      `${brand.name} applies the test of Brady and of Johnson v. Zerbst to every form where it sees a right at stake.`,
    ),
    record:
      'Those tests are for rights given up in criminal procedure. Registration is a duty of parents and officials; it waives nothing, and is worth keeping: it proves age, name and citizenship.',
    citations: [
      'Brady v. United States, 397 U.S. 742 (1970)',
      'Johnson v. Zerbst, 304 U.S. 458 (1938)',
      'Boykin v. Alabama, 395 U.S. 238 (1969)',
      'Schneckloth v. Bustamonte, 412 U.S. 218 (1973)',
      'Convention on the Rights of the Child (1989), article 7',
    ],
  },
];
