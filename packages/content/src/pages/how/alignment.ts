import { claim } from '../../claim.ts';
import type { HowAlignment } from '../../schema/how/alignment.ts';

export type { AlignmentTab } from '../../schema/how/alignment.ts';

export const alignment: HowAlignment = {
  lead: claim(
    'The organisation holds that its path keeps to the law’s own forms: public notice, time to answer, and a written record.',
  ),
  tabsLabel: 'Three questions about lawfulness',
  tipLabel: 'What does that word mean?',
  toDetails: 'Details',
  toOverview: 'Overview',
  detailsTitle: 'Additional Details',
  labels: { process: 'Process', importance: 'Importance', application: 'Application' },
  tabs: [
    {
      id: 'public-notices',
      title: 'Why Public Notices Were Required',
      content: claim(
        'The organisation states that a claim nobody has heard of binds nobody. So it published its notices, addressed them, and left a 30-day window in which anyone could rebut them.',
      ),
      expandedContent: claim(
        'The organisation points to trust law and to court procedure, where much turns on who was told what, and when. It reasons that a notice which was published and not answered stands as agreed.',
      ),
      process: claim(
        'The organisation describes four moves: write the notice, serve it with proof of delivery, wait 30 days, record the outcome.',
      ),
      importance: claim(
        'The organisation holds that notice is what divides a lawful claim from a private opinion: the other side has a fair chance to answer.',
      ),
      record:
        'Courts must give notice before they decide over someone’s rights: Mullane v. Central Hanover Bank & Trust Co., 339 U.S. 306 (1950). That rule binds courts and those who sue in them. It does not turn an unanswered letter into an agreement.',
    },
    {
      id: 'case-law',
      title: 'Case Law That Supports Our Position',
      content: claim(
        'The organisation reads a line of decisions since 1906 as saying that a living being and a registered person are two things, and that rights cannot be licensed away, waived unawares or lost in silence.',
      ),
      expandedContent: claim(
        'The organisation looks in a decision for a principle it can use, and less at who won and why. It sets the principles in an order of its own: standing, notice, consent, silence.',
      ),
      process: claim(
        'The organisation takes one principle from each decision and states it as a rule. The seven it relies on most stand below.',
      ),
      importance: claim(
        'The organisation says that arguing from decided cases keeps it inside the law its readers already live under.',
      ),
      application: claim(
        'The organisation quotes the decisions in its notices and invites whoever disagrees to name one that says the opposite.',
      ),
      tip: 'A precedent is a decision that later courts follow. What binds is its holding: the rule that was needed to decide the case. Other remarks, called dicta, do not bind.',
      record:
        'The decisions are real; the reading is the organisation’s. Courts have refused that reading again and again. United States v. Benabe, 654 F.3d 753 (7th Cir. 2011), says that such theories “should be rejected summarily, however they are presented”.',
    },
    {
      id: 'their-own-laws',
      title: 'Using Their Own Laws Against Them',
      content: claim(
        'The organisation states that statutes already hold the distinctions it relies on: definitions of the word person, rules on notice, rules on commercial paper.',
      ),
      expandedContent: claim(
        'The organisation holds that codes are written for the persons that codes create, and that a living being comes under them by acting as one. It asks that the capacity be named each time.',
      ),
      process: claim(
        'The organisation starts from the definitions in a statute, lists what a word includes, and asks in writing which of those meanings is meant.',
      ),
      importance: claim(
        'The organisation calls this turning the key from the inside: an institution, it says, can hardly object to its own definitions.',
      ),
      application: claim(
        'The organisation builds the questions of its notices on 1 U.S.C. § 1, on 26 U.S.C. § 7701 and on the notice rules of commercial law.',
      ),
      tip: 'Capacity is the role in which someone acts: for oneself, for a company, as a trustee. One human being can have several.',
      record:
        'Both definitions of person include individuals, and courts apply them to everybody: United States v. Studley, 783 F.2d 934 (9th Cir. 1986). Commercial law governs trade between parties; it does not decide whom a court may try.',
    },
  ],
};
