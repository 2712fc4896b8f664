import { brand } from '../../brand.ts';
import { claim } from '../../claim.ts';
import type { HowAlignment } from '../../schema/how/alignment.ts';

export type { AlignmentTab } from '../../schema/how/alignment.ts';

export const alignment: HowAlignment = {
  lead: claim(
    `${brand.name} holds that its path keeps to the law’s own forms: public notice, time to answer and a written record.`,
  ),
  tabsLabel: 'Three questions about lawfulness',
  tipLabel: 'What does this mean?',
  toDetails: 'Details',
  toOverview: 'Overview',
  detailsTitle: 'Additional Details',
  labels: { process: 'Process', importance: 'Importance', application: 'Application' },
  tabs: [
    {
      id: 'public-notices',
      title: 'Why Public Notices Were Required',
      content: claim(
        `${brand.name} says a claim that no one has heard of binds no one. So it published and addressed its notices and left a 30-day window for anyone to rebut them.`,
      ),
      expandedContent: claim(
        `${brand.name} points to trust law and court procedure, where much depends on who was told what, and when. It reasons that a published notice that goes unanswered stands as agreed.`,
      ),
      process: claim(
        `${brand.name} describes four moves: write the notice, serve it with proof of delivery, wait 30 days, record the outcome.`,
      ),
      importance: claim(
        `Notice, ${brand.name} says, is what separates a lawful claim from a private opinion: the other side gets a fair chance to answer.`,
      ),
      record:
        'Courts must give notice before they decide over someone’s rights: Mullane v. Central Hanover Bank & Trust Co., 339 U.S. 306 (1950). That rule binds courts and those who sue in them. It does not turn an unanswered letter into an agreement.',
    },
    {
      id: 'case-law',
      title: 'Case Law That Supports Our Position',
      content: claim(
        `${brand.name} reads a line of decisions since 1906 as saying that a living being and a registered person are two things, and that rights cannot be licensed away, waived unknowingly or lost through silence.`,
      ),
      expandedContent: claim(
        `${brand.name} looks in each decision for a principle it can use, and less at who won and why. It puts the principles in its own order: standing, notice, consent, silence.`,
      ),
      process: claim(
        `${brand.name} takes one principle from each decision and states it as a rule. The seven it relies on most are below.`,
      ),
      importance: claim(
        `Arguing from decided cases, ${brand.name} says, keeps it inside the law its readers already live under.`,
      ),
      application: claim(
        `${brand.name} quotes the decisions in its notices and invites anyone who disagrees to name one that says the opposite.`,
      ),
      tip: 'A precedent is a decision that later courts follow. What binds is its holding: the rule that was needed to decide the case. Other remarks, called dicta, do not bind.',
      record: `The decisions are real; the reading is ${brand.name}’s. Courts have rejected that reading again and again. United States v. Benabe, 654 F.3d 753 (7th Cir. 2011), says that such theories “should be rejected summarily, however they are presented”.`,
    },
    {
      id: 'their-own-laws',
      title: 'Using Their Own Laws Against Them',
      content: claim(
        `${brand.name} says statutes already contain the distinctions it relies on: definitions of the word person, rules on notice, rules on commercial paper.`,
      ),
      expandedContent: claim(
        `${brand.name} holds that codes are written for the persons that codes create, and that a living being comes under them by acting as one. It asks that the capacity be named each time.`,
      ),
      process: claim(
        `${brand.name} starts from the definitions in a statute, lists what a word includes, and asks in writing which meaning is intended.`,
      ),
      importance: claim(
        `${brand.name} calls this turning the key from the inside: an institution can hardly object to its own definitions.`,
      ),
      application: claim(
        `${brand.name} builds the questions in its notices on 1 U.S.C. § 1, 26 U.S.C. § 7701 and the notice rules of commercial law.`,
      ),
      tip: 'Capacity is the role in which someone acts: for oneself, for a company, as a trustee. One human being can have several.',
      record:
        'Both definitions of “person” include individuals, and courts apply them to everyone: United States v. Studley, 783 F.2d 934 (9th Cir. 1986). Commercial law governs trade between parties. It does not decide who a court may try.',
    },
  ],
};
