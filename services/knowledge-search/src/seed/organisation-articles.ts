import { toCategory, type SeedArticle } from './seed-article.ts';

/** Articles about the organisation. */
export const organisationArticles: readonly SeedArticle[] = [
  ...toCategory('Trusts', '/trusts', [
    {
      id: 'what-is-a-trust',
      title: 'What is a trust?',
      content:
        'In general law a trust is an arrangement in which one party, the trustee, holds property for the benefit of others, the beneficiaries. The person who sets it up is called the grantor or settlor, and the written terms are the trust deed or declaration. The organisation states that a trust is the foundation of everything it offers. What a trust can do depends on the law of the place where it is used, so ask a qualified adviser before you move property into one.',
    },
    {
      id: 'trust-roles',
      title: 'Trustee, grantor and beneficiary: who does what',
      content:
        'The grantor gives the property and writes the terms. The trustee looks after it and owes duties of loyalty and care. The beneficiary receives the benefit and may hold the trustee to account. One person can sometimes fill two of these roles, though not all of them at once in most places. The organisation states that its members learn these roles before a document is signed.',
    },
    {
      id: 'cost-of-a-trust',
      title: 'What does a trust cost?',
      content:
        'The organisation names a price of $5,000 on its protection and sales pages and $2,600 on its legal page; ask which one applies to you before you pay. It states that there are no recurring fees, and compares this with $15,000 to $100,000 that it says bar attorneys charge. Those comparison figures are its own and unverified. Get a written quotation from any provider you consider.',
    },
    {
      id: 'trust-setup-time',
      title: 'How long does it take to set up a trust?',
      content:
        'The organisation states that a trust is set up within 30 days and that its documents can be deployed within 72 hours in urgent cases. It says that traditional arrangements take 6 to 12 months. How long it takes in your case depends on the papers you bring and on who else must sign them.',
    },
    {
      id: 'trust-and-family-home',
      title: 'Can a house or land be placed in a trust?',
      content:
        'Property such as a home can be transferred to a trustee in many countries. The transfer usually needs a deed in the proper form, may need the consent of a mortgage lender, and can have consequences for tax. The organisation states that its trusts are meant to protect family property. It does not replace the land registry, a notary or a lawyer.',
    },
    {
      id: 'trust-or-will',
      title: 'What is the difference between a trust and a will?',
      content:
        'A will speaks only after death and usually passes through a court procedure called probate. A trust can work during life and go on after it, because the trustee already holds the property. Many people have both. The pages of this site describe trusts; for a will, ask a notary or a lawyer.',
    },
    {
      id: 'cestui-que-vie',
      title: 'What was the Cestui Que Vie Act of 1666?',
      category: 'Trusts',
      sourcePage: '/how',
      content:
        'The Cestui Que Vie Act 1666 is an English statute about leases that run for the length of a life: someone missing for seven years may be treated as dead so that the landlord can take the land back. The organisation reads more into it and states that it made people into wards of a hidden trust. Historians and courts have not adopted that reading.',
    },
  ]),
  ...toCategory('Notices', '/full-notices', [
    {
      id: 'full-notices',
      title: 'Where can I read the full notices?',
      content:
        'The complete jurisdictional notices stand on the Full Notices page. It is always open, also to visitors who have not acknowledged anything. The organisation published these notices itself and states what it means by them; the page marks every claim as unverified.',
    },
    {
      id: 'what-notices-do',
      title: 'What does a public notice do?',
      content:
        'A notice tells its reader that someone claims something. The organisation states that it sent notices to several institutions and that their silence counts as agreement. In general, courts do not treat silence that way: a person has to be bound by a contract, a statute or a judgment. Keep this in mind when you read the notices.',
    },
    {
      id: 'filed-notices',
      title: 'Which notices has the organisation filed?',
      sourcePage: '/operations',
      content:
        'The Operations page lists four filed notices, each with its claims, the evidence that the organisation relies on, the response, the legal basis it names and the date of filing. Only one of them is open at a time. The organisation also describes a series of notices to a religious state, a monetary body, a settlements bank and a crown corporation.',
    },
    {
      id: 'rebuttal-window',
      title: 'How long is the rebuttal window of a notice?',
      content:
        'In the examples on this site the organisation gives the receiver of a notice ten days to rebut it. The number is its own choice. If you receive a notice, or a letter from a court or an authority, use the time limit that stands in the law or in that letter, not the one of an example.',
    },
    {
      id: 'unrebutted-affidavit',
      title: 'What is an unrebutted affidavit?',
      sourcePage: '/how',
      content:
        'An affidavit is a statement of facts, sworn before someone who may take oaths. The organisation cites a case of 1981 and states that an affidavit no one rebuts stands as truth. In court procedure an affidavit is evidence; whether it is enough is for the judge, and it cannot settle a question of law.',
    },
    {
      id: 'person-definition',
      title: 'What does the site mean by the person trap?',
      sourcePage: '/how',
      content:
        'Statutes define the word person so that it covers companies as well as human beings. The organisation calls this a trap and states that the word turns a living being into a legal fiction. Courts use the definition as the statute writes it, and reject the argument that a human being stands outside it.',
    },
  ]),
  ...toCategory('Membership', '/authority-sales', [
    {
      id: 'become-a-member',
      title: 'How do I become a member?',
      sourcePage: '/join',
      content:
        'Choose Join, enter your name, an e-mail address and a password, and you are signed in at once. A mail asks you to verify the address. Membership of the site gives you a dashboard with your questions and notifications. It buys no service of the organisation by itself.',
    },
    {
      id: 'member-dashboard',
      title: 'What is on my dashboard?',
      sourcePage: '/dashboard',
      content:
        'The dashboard shows your three most recent questions with their status, the three latest notifications, and cards that lead to the search and to a new question. It is updated while it is open: an answer appears without loading the page again.',
    },
    {
      id: 'forgotten-password',
      title: 'I forgot my password or cannot sign in',
      sourcePage: '/contact',
      content:
        'Check that the address is spelled as you registered it and wait a few minutes after several failed tries, because sign-in slows down on purpose. If it still does not work, write through the contact page from the address of your account.',
    },
    {
      id: 'us-vs-them',
      title: 'How does the organisation compare itself with others?',
      sourcePage: '/us-vs-them',
      content:
        'The page Us vs Them sets the offer of the organisation beside banks, attorneys and authorities. The comparison is its own: it states prices, times and results for both sides, and none of them has been verified by an outside party.',
    },
    {
      id: 'legal-advice',
      title: 'Is anything on this site legal advice?',
      sourcePage: '/terms-of-service',
      content:
        'No. The statements are those of the organisation, unverified, and no legal, tax or financial advice. Nothing here says that you may leave a court, a tax or a debt unanswered. Talk to a licensed lawyer before you act on what you read.',
    },
  ]),
];
