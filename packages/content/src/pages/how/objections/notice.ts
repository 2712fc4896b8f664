import { brand } from '../../../brand.ts';
import { claim } from '../../../claim.ts';
import type { Objection } from '../../../schema/how/objection-list.ts';

/** Ten to fourteen: notices, silence, affidavits, fees and recognition. */
export const noticeObjections: Objection[] = [
  {
    topic: 'Silence is not consent',
    objection:
      'Contract law asks for acceptance. Silence counts only where the parties had dealt that way before, where a benefit was taken knowingly, or where there was a duty to speak.',
    rebuttal: claim(
      `${brand.name} answers that procedure knows such silence well: what a pleading does not deny is admitted, and so is a request that stays unanswered for 30 days.`,
    ),
    details: claim(`${brand.name} modelled its own 30-day rebuttal window on rules of this kind.`),
    record:
      'Those rules bind the parties of a pending lawsuit, by order of the court’s own procedure. A private letter has no such force.',
    citations: [
      'Restatement (Second) of Contracts § 69',
      'Felthouse v Bindley (1862) 11 CB (NS) 869',
      'Federal Rules of Civil Procedure, Rule 8(b)(6)',
      'Federal Rules of Civil Procedure, Rule 36(a)(3)',
      'United States v. Tweel, 550 F.2d 297 (5th Cir. 1977)',
      'United States v. Prudden, 424 F.2d 1021 (5th Cir. 1970)',
    ],
  },
  {
    topic: 'An affidavit is evidence, not a judgment',
    objection:
      'An affidavit is one side’s sworn account. It proves facts only in a proceeding, only facts the witness knows, and never what the law is.',
    rebuttal: claim(
      `${brand.name} answers that courts do decide on unopposed affidavits, and that whoever was sent one had the chance to oppose it.`,
    ),
    details: claim(
      `${brand.name} refers to summary judgment, where a fact that is not properly disputed may be treated as undisputed.`,
    ),
    record:
      'Even an unopposed motion must show that the law is on the movant’s side. Outside a proceeding, an affidavit decides nothing.',
    citations: [
      'Federal Rules of Civil Procedure, Rule 56(c) and (e)',
      'United States v. Kis, 658 F.2d 526 (7th Cir. 1981)',
      'United States v. Powell, 379 U.S. 48 (1964)',
      'Anderson v. Liberty Lobby, Inc., 477 U.S. 242 (1986)',
      '28 U.S.C. § 1746',
    ],
  },
  {
    topic: 'A notice cannot bind a State',
    objection:
      'States and international bodies are bound by treaties, statutes and judgments. A private notice is none of these, and immunity bars most claims built on one.',
    rebuttal: claim(
      `States can bind themselves by conduct and by their own declarations. ${brand.name} asks for one or the other.`,
    ),
    details: claim(
      `${brand.name} points to the Nuclear Tests case, in which France was held to what it had announced.`,
    ),
    record:
      'That case concerns what a State itself declared in public. Nothing in it binds a State by what someone else wrote to it.',
    citations: [
      'Nuclear Tests (Australia v. France), Judgment, I.C.J. Reports 1974, p. 253',
      'Vienna Convention on the Law of Treaties (1969), article 2',
      'Foreign Sovereign Immunities Act of 1976, 28 U.S.C. §§ 1330, 1602–1611',
      'International Organizations Immunities Act, 22 U.S.C. § 288 et seq.',
      'Mullane v. Central Hanover Bank & Trust Co., 339 U.S. 306 (1950)',
    ],
  },
  {
    topic: 'Fees set by notice cannot be collected',
    objection:
      'No one owes a fee because a stranger announced it. Filing liens for such fees against officials is a crime, and people have gone to prison for it.',
    rebuttal: claim(
      `The schedule shows how serious ${brand.name} considers a trespass to be. It advises no one to file a lien.`,
    ),
    details: claim(
      `${brand.name} compares the schedule to damages that parties fix in advance, and says a court would have to decide on it.`,
    ),
    record:
      'Damages fixed in advance need a contract and have to be reasonable. In United States v. Reed two men were convicted for liens against a judge and a prosecutor.',
    citations: [
      '18 U.S.C. § 1521',
      'United States v. Reed, 668 F.3d 978 (8th Cir. 2012)',
      'Uniform Commercial Code §§ 9-509 and 9-518',
      'Restatement (Second) of Contracts § 356',
      'Cavendish Square Holding BV v Makdessi [2015] UKSC 67',
    ],
  },
  {
    topic: 'A kingdom needs more than a declaration',
    objection:
      'A State needs territory, people, a government and relations with others. Declaring a kingdom does not create one, and recognition is for governments to give.',
    rebuttal: claim(
      `${brand.name} declares a spiritual and trust community. Its kingdom claims no land from any State.`,
    ),
    details: claim(
      `${brand.name} refers to the Montevideo Convention, under which a State exists whether or not others recognise it.`,
    ),
    record:
      'The Convention first asks for the four elements. Courts follow their government on recognition, and a community of faith stays under the law of its country.',
    citations: [
      'Montevideo Convention on the Rights and Duties of States (1933), articles 1 and 3',
      'Restatement (Third) of the Foreign Relations Law of the United States § 201',
      'Zivotofsky v. Kerry, 576 U.S. 1 (2015)',
      'Reference re Secession of Quebec, [1998] 2 SCR 217',
      'Charter of the United Nations, article 4',
      'Employment Division v. Smith, 494 U.S. 872 (1990)',
    ],
  },
];
