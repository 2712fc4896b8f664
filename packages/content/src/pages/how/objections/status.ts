import { brand } from '../../../brand.ts';
import { claim } from '../../../claim.ts';
import type { Objection } from '../../../schema/how/objection-list.ts';

/** One to four: who a statute speaks of. */
export const statusObjections: Objection[] = [
  {
    topic: '“Person” includes every human being',
    objection:
      'Both the general definition and the one in the tax code list individuals. A living human being is an individual, so the word “person” reaches everyone without any trick.',
    rebuttal: claim(
      `${brand.name} answers that a word which covers companies and human beings alike does not say which of the two is meant, and that a notice may ask.`,
    ),
    details: claim(
      `${brand.name} points to decisions that treat individuals and corporations differently, and reads two kinds of standing under one word.`,
    ),
    record: 'Courts apply these definitions to individuals; litigants who argue otherwise have been fined.',
    citations: [
      '1 U.S.C. § 1',
      '26 U.S.C. § 7701(a)(1)',
      'Hale v. Henkel, 201 U.S. 43 (1906)',
      'United States v. Studley, 783 F.2d 934 (9th Cir. 1986)',
      'United States v. Karlin, 785 F.2d 90 (3d Cir. 1986)',
      'Lonsdale v. United States, 919 F.2d 1440 (10th Cir. 1990)',
    ],
  },
  {
    topic: 'Capital letters carry no meaning',
    objection:
      'Names appear in capitals in captions and on cards so that they can be read and sorted. No statute makes a second person out of a typeface.',
    rebuttal: claim(
      `Forms and records use capitals with a consistency that, ${brand.name} holds, clerks’ habits do not explain.`,
    ),
    details: claim(
      `${brand.name} compares style manuals, machine-readable travel documents and court captions, and calls the pattern a sign of two registers.`,
    ),
    record:
      'Courts that were asked have found capitals to be a matter of layout; one called the argument “patently frivolous”.',
    citations: [
      'Jaeger v. Dubuque County, 880 F. Supp. 640 (N.D. Iowa 1995)',
      'Russell v. United States, 969 F. Supp. 24 (W.D. Mich. 1997)',
      'U.S. Government Publishing Office, Style Manual (2016), chapter 3',
      'International Civil Aviation Organization, Doc 9303: Machine Readable Travel Documents',
      'Liebig v. Kelley-Allee, 923 F. Supp. 778 (E.D.N.C. 1996)',
    ],
  },
  {
    topic: 'Courts need no consent to their jurisdiction',
    objection:
      'A criminal court’s power comes from statute and from presence in its territory. No one has to agree to it, and no one leaves it by declaration.',
    rebuttal: claim(
      `${brand.name} answers that jurisdiction has to be shown before it is used, and that a question about it should be met with an answer and not with a penalty.`,
    ),
    details: claim(
      `${brand.name} cites decisions that a court must settle its jurisdiction first, and those on the contacts a State needs with a defendant.`,
    ),
    record:
      'Those decisions are about which court may hear a case, not about opting out. Anyone who is summoned has to appear and can argue the point there.',
    citations: [
      '18 U.S.C. § 3231',
      'Steel Co. v. Citizens for a Better Environment, 523 U.S. 83 (1998)',
      'International Shoe Co. v. Washington, 326 U.S. 310 (1945)',
      'United States v. Benabe, 654 F.3d 753 (7th Cir. 2011)',
      'United States v. James, 328 F.3d 953 (7th Cir. 2003)',
      'United States v. Schneider, 910 F.2d 1569 (7th Cir. 1990)',
      'Meads v. Meads, 2012 ABQB 571',
    ],
  },
  {
    topic: 'Natural law does not displace statutes',
    objection:
      'Philosophers have argued for natural law for two thousand years, and judges have drawn on it. It has never been a way for one person to cancel an act of a legislature.',
    rebuttal: claim(
      `The founding documents themselves appeal to a law above statutes, and ${brand.name} takes them at their word.`,
    ),
    details: claim(
      `${brand.name} quotes the Declaration of Independence and the Ninth Amendment for rights that exist before government does.`,
    ),
    record:
      'Courts enforce constitutions and statutes. Calder v. Bull already has the debate, and Justice Iredell’s answer: a court cannot void a law for being against natural justice.',
    citations: [
      'Declaration of Independence (1776)',
      'U.S. Constitution, Amendments IX and X',
      'Calder v. Bull, 3 U.S. (3 Dall.) 386 (1798)',
      'W. Blackstone, Commentaries on the Laws of England, Introduction, § 2 (1765)',
      'Thomas Aquinas, Summa Theologiae, I-II, q. 95, a. 2',
      'Yick Wo v. Hopkins, 118 U.S. 356 (1886)',
    ],
  },
];
