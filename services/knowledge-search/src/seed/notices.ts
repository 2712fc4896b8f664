import type { SeedArticle } from './articles.ts';

const page = { category: 'Notices', sourcePage: '/full-notices' };

export const noticeArticles: SeedArticle[] = [
  {
    ...page,
    id: 'full-notices',
    title: 'Where can I read the full notices?',
    content:
      'The complete jurisdictional notices stand on the Full Notices page. It is always open, also to visitors who have not acknowledged anything. The organisation published these notices itself and states what it means by them; the page marks every claim as unverified.',
  },
  {
    ...page,
    id: 'what-notices-do',
    title: 'What does a public notice do?',
    content:
      'A notice tells its reader that someone claims something. The organisation states that it sent notices to several institutions and that their silence counts as agreement. In general, courts do not treat silence that way: a person has to be bound by a contract, a statute or a judgment. Keep this in mind when you read the notices.',
  },
  {
    ...page,
    id: 'filed-notices',
    title: 'Which notices has the organisation filed?',
    sourcePage: '/operations',
    content:
      'The Operations page lists four filed notices, each with its claims, the evidence that the organisation relies on, the response, the legal basis it names and the date of filing. Only one of them is open at a time. The organisation also describes a series of notices to a religious state, a monetary body, a settlements bank and a crown corporation.',
  },
  {
    ...page,
    id: 'rebuttal-window',
    title: 'How long is the rebuttal window of a notice?',
    content:
      'In the examples on this site the organisation gives the receiver of a notice ten days to rebut it. The number is its own choice. If you receive a notice, or a letter from a court or an authority, use the time limit that stands in the law or in that letter, not the one of an example.',
  },
  {
    ...page,
    id: 'unrebutted-affidavit',
    title: 'What is an unrebutted affidavit?',
    sourcePage: '/how',
    content:
      'An affidavit is a statement of facts, sworn before someone who may take oaths. The organisation cites a case of 1981 and states that an affidavit no one rebuts stands as truth. In court procedure an affidavit is evidence; whether it is enough is for the judge, and it cannot settle a question of law.',
  },
  {
    ...page,
    id: 'person-definition',
    title: 'What does the site mean by the person trap?',
    sourcePage: '/how',
    content:
      'Statutes define the word person so that it covers companies as well as human beings. The organisation calls this a trap and states that the word turns a living being into a legal fiction. Courts use the definition as the statute writes it, and reject the argument that a human being stands outside it.',
  },
];
