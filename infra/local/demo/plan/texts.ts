/** Words of the demonstration. Every person is invented, and every address is at a domain that is reserved for examples (RFC 2606). */

export const memberNames = [
  'Anouk Verhoeven',
  'Bram de Wit',
  'Carmen Ruiz',
  'Daan Mulder',
  'Elif Yıldız',
  'Femke van den Heuvel',
  'Gareth Llewellyn',
  'Hanna Lindqvist',
  'Imre Kovács',
  'Josephine Maximiliane von Hohenfels-Waldeck',
  'Kofi Mensah',
  'Lotte Jacobs',
  'Marek Nowak',
  'Noor El Amrani',
  'Olivia Bennett',
  'Piet Dijkstra',
  'Quinten Smeets',
  'Rosa Bianchi',
  'Sanne Willems',
  'Tom O’Sullivan',
  'Uma Krishnan',
  'Victor Lefèvre',
  'Wout Peeters',
  'Yara Haddad',
] as const;

/** Senders of messages without an account. */
export const correspondentNames = [
  'Alex Morgan',
  'Beatrix Krüger',
  'Cees Hoekstra',
  'Dewi Pratiwi',
  'Emma Clarke',
  'Filip Johansson',
  'Grace Okafor',
  'Henk Postma',
  'Isabel Fernández',
  'Jules Moreau',
  'Karin Vogel',
  'Liam Walsh',
  'Mila Petrović',
  'Nils Berg',
  'Oscar Tremblay',
  'Paula Schneider',
  'Robin Janssens',
  'Silvia Conti',
] as const;

export interface QuestionText {
  readonly text: string;
  readonly query: string | null;
  readonly answer: string;
}

export const questionTexts: readonly QuestionText[] = [
  {
    text: 'Can both of my parents be trustees of the same family trust, or must one of them be someone outside the family?',
    query: 'parents as trustees',
    answer:
      'Both can be trustees. We suggest a third trustee from outside the family when the trust holds a house, so that a disagreement between two people cannot stop a decision. Write down how the trustees decide before anything is signed.',
  },
  {
    text: 'We rent our house. Does a trust make any sense for us?',
    query: 'trust without a house',
    answer:
      'A trust can also hold savings, tools, instruments or rights. Without a house it is often simpler to start. Read “What is a trust?” first, and ask a qualified adviser where you live about the costs.',
  },
  {
    text: 'How long do you keep the record of my consent?',
    query: 'how long is consent kept',
    answer:
      'For as long as the notice may have to be proven. Your data page shows each record, and you can ask us to erase the personal part of it at any time.',
  },
  {
    text: 'I received a letter that asks for a date of birth. Is this from you?',
    query: null,
    answer:
      'No. We never ask for a date of birth by letter. Please keep the envelope and forward a photo to the address on the contact page.',
  },
  {
    text: 'Is there a course in the evening for people who work during the day?',
    query: 'evening course',
    answer: 'Yes, every second Thursday at 19:30, online. Members find the dates on their dashboard.',
  },
  {
    text: 'What happens to a trust when the trustee moves to another country?',
    query: 'trustee moves abroad',
    answer:
      'The terms of the trust decide whether the trustee stays. Tax rules can change with the place of residence, so ask an adviser in both countries before the move.',
  },
  {
    text: 'Can I read the notices in Dutch?',
    query: 'notices in dutch',
    answer:
      'The notices are published in English. A Dutch summary is planned; we answer questions in Dutch by e-mail.',
  },
  {
    text: 'Do members vote on anything, and how are the results published?',
    query: 'how do members vote',
    answer:
      'Members vote once a year on the work plan. The results are published with the number of votes, without names.',
  },
  {
    text: 'I changed my e-mail address. Are my earlier questions still mine?',
    query: null,
    answer:
      'Yes. Questions belong to your account and not to the address. Once the new address is verified, answers are sent there.',
  },
  {
    text: 'Which documents should I bring to the free consultation?',
    query: 'documents for consultation',
    answer:
      'Nothing is required. It helps to have a list of what you own together with others, and any deed that you already signed.',
  },
  {
    text: 'Is it possible to leave, and what is deleted then?',
    query: 'leave and delete data',
    answer:
      'You can erase your account yourself on “Your data”. The page lists what is deleted and what stays without your name.',
  },
  {
    text: 'My search shows “Low” for an answer that is exactly right. What does that mean?',
    query: 'low confidence',
    answer:
      'The label says how sure the search is, not how good the text is. Thank you for telling us: we added the words that you used.',
  },
  {
    text: 'May a minor be a beneficiary?',
    query: 'child as beneficiary',
    answer:
      'Yes. A beneficiary may be a minor, or not yet born. The trustee manages the benefit until the age that the terms name.',
  },
  {
    text: 'Where do I see who has looked at my IP address?',
    query: 'who sees my ip address',
    answer:
      'Stewards see IP addresses only in the security pages, and each look is written to the audit log. Ask us and we send you the entries about you.',
  },
  {
    text: 'Is there a meeting in Ghent or Antwerp this year?',
    query: 'meeting in belgium',
    answer: 'There is one in Ghent in spring. The date will be on the home page.',
  },
  {
    text: 'How do I correct a spelling mistake in my name on the receipt?',
    query: null,
    answer:
      'The receipt contains no name, only an id of your browser. If another document has the mistake, tell us which one.',
  },
  {
    text: 'Does the consultation cost anything if I decide not to continue?',
    query: 'consultation cost',
    answer: 'No. The first consultation is free, whatever you decide.',
  },
  {
    text: 'Can an association become a member, or only a person?',
    query: 'association as member',
    answer: 'Only people become members. An association can name one person who takes part on its behalf.',
  },
  {
    text: 'Is my question visible to everyone with my name?',
    query: 'are questions public',
    answer:
      'Answers may be published, questions are shown without a name. You get an e-mail when it happens.',
  },
  {
    text: 'What is the difference between a notice and an affidavit?',
    query: 'notice or affidavit',
    answer:
      'A notice informs, an affidavit states facts under oath or affirmation. The articles “What does a public notice do?” and “What is an unrebutted affidavit?” explain both with their limits.',
  },
  {
    text: 'How can I use the living calendar in my own calendar program?',
    query: 'living calendar export',
    answer: 'There is no feed yet. The page of the calendar can be printed for a whole year.',
  },
  {
    text: 'I would like to help translating. Whom do I write to?',
    query: null,
    answer: 'Please write to us with the contact form and name the language. A steward calls you back.',
  },
  {
    text: 'Two people use our tablet at home. Whose consent is stored?',
    query: 'shared tablet consent',
    answer: 'That of the browser. If you want separate records, use two browser profiles.',
  },
  {
    text: 'Can I get the answers as an e-mail once a week instead of one by one?',
    query: 'weekly digest',
    answer: 'Yes: on “Preferences” choose the daily or weekly digest.',
  },
  {
    text: 'Do you work together with notaries in Germany?',
    query: 'notary germany',
    answer:
      'We have no fixed partners. The contact list of members names notaries whom other members found helpful.',
  },
  {
    text: 'The PDF of my receipt does not open on my phone. Is there another format?',
    query: null,
    answer: 'Your data page also offers the receipt as JSON, which contains the same proof.',
  },
  {
    text: 'Is the price of $5,000 or of $2,600 the right one?',
    query: 'price of a trust',
    answer:
      'Both are on the site for different services. Ask for a written quotation; it names the one that applies.',
  },
  {
    text: 'How do I find out whether someone else signed in with my account?',
    query: 'signed in elsewhere',
    answer:
      '“Security” in your account lists every browser that is signed in. You can end each of them there.',
  },
];

/** For questions that need another round. */
export const followUps = {
  request: 'Could you tell us in which country the house is, and whether there is still a mortgage on it?',
  reply: 'It is in Belgium, near Leuven. The mortgage runs for another six years.',
  openRequest: 'Which browser do you use, and what does the message say exactly?',
  reopened:
    'Thank you, but this answers only the first half. What about a house that belongs to two people who are not married?',
  secondAnswer:
    'For two owners who are not married, each share can be placed separately. Both must sign the deed, and each share may be taxed on its own.',
  stillOpen: 'The link in the answer leads to a page that I may not open. Could you paste the relevant part?',
  revised:
    'The date has changed: every second Tuesday at 19:30, online. Members find the dates on their dashboard.',
  complaint: 'The day in the answer was wrong. I waited on Thursday.',
} as const;

/** Searches that find an article of the seed. */
export const answeredQueries = [
  'what is a trust',
  'trust cost',
  'how do I become a member',
  'forgot password',
  'delete my data',
  'living calendar',
  'alignment days',
  'what is stored with my consent',
  'cookies',
  'free consultation',
  'contact',
  'full notices',
  'rebuttal window',
  'cestui que vie',
  'trustee and beneficiary',
  'house in a trust',
  'trust or will',
  'person trap',
  'how long to set up a trust',
  'is this legal advice',
  'who sees my ip address',
  'ask the experts',
  'dashboard',
] as const;

/** Searches without an answer, most frequent first. Several visitors use similar words. */
export const unansweredQueries = [
  'refund of the course fee',
  'refund course',
  'parking near the office',
  'parking at the office',
  'podcast episodes',
  'volunteer translation',
  'wheelchair access',
  'wheelchair entrance',
  'gift membership',
  'android app',
  'crypto wallet in a trust',
  'wifi password',
] as const;

export interface LeadText {
  readonly subject: string | null;
  readonly message: string;
}

export const leadTexts: readonly LeadText[] = [
  {
    subject: 'Trust for a family farm',
    message:
      'We run a small farm with three generations under one roof. Before my father retires we would like to know which of the land, the machines and the buildings can be placed in a trust, and in which order. We have until spring. Who could look at our situation?',
  },
  {
    subject: 'Speaking at our association',
    message:
      'Our neighbourhood association meets every month. Would someone be willing to explain the basics of a trust in half an hour, with time for questions?',
  },
  { subject: null, message: 'Please call me back about the consultation, best after 17:00.' },
  {
    subject: 'Consultation for two households',
    message:
      'My sister and I own a house together. She lives in Canada, I live in the Netherlands. We would like one consultation for both of us, by video.',
  },
  {
    subject: 'Question about the price',
    message:
      'Two pages name two prices. Which one is right for a first trust without real estate? I need it in writing for my accountant.',
  },
  {
    subject: 'Interview request',
    message:
      'I write for a local newspaper about how people organise what they own together. May I talk with a member and a steward for an hour?',
  },
  {
    subject: 'Leaving a bank',
    message:
      'I read the page about protection and want to understand what changes in daily life, and what does not. Is there an introduction for beginners?',
  },
  {
    subject: 'Membership for an older couple',
    message:
      'My parents are 81 and 79 and have no computer. Can they become members by letter, and can I help them as a contact?',
  },
  {
    subject: 'Accessibility of the meetings',
    message: 'I use a wheelchair. Is the meeting place in Utrecht accessible, and is there a lift?',
  },
  {
    subject: 'Translation into French',
    message:
      'I translate from English into French for a living and would like to offer ten hours for your notices.',
  },
  {
    subject: 'Our experience after one year',
    message:
      'A year ago we had our consultation. Here is what worked for us and what did not, in case it helps others: the list of documents was useful, the waiting time was long, and the second call answered everything that the first left open.',
  },
  {
    subject: 'Workshop in Antwerp',
    message: 'Are there still two places in the workshop? We would come by train and need to book.',
  },
];

export const spamTexts: readonly LeadText[] = [
  {
    subject: 'Grow your traffic',
    message:
      'We place your site on page one: https://a.example https://b.example https://c.example https://d.example https://e.example',
  },
  { subject: 'Business proposal', message: 'Dear sir, I have an urgent business proposal. Answer today.' },
  { subject: 'Re: your invoice', message: 'Open the invoice at https://invoice.example before it expires.' },
];

export const leadNotes = [
  'Called, no answer. Left a message on the answering machine.',
  'Wants to involve the accountant first. Sent the list of documents.',
  'Very well prepared: has all deeds. Suggested a consultation with both owners.',
  'Prefers Dutch. Handed over.',
] as const;

export const nextSteps = [
  'Send the quotation in writing',
  'Call back after 17:00',
  'Find a date for the video call with both owners',
  'Ask for the deed',
] as const;

export const articleTexts = [
  {
    query: 'refund of the course fee',
    title: 'Can I get the course fee back?',
    category: 'Membership',
    markdown:
      'Up to **seven days** before the first evening, the whole fee is returned. Later, you can give your place to another member.\n\n## How to ask\n\n- Write to us with the contact form.\n- Name the course and the date.\n\nThe refund of the course fee takes up to ten days.',
  },
  {
    query: 'parking near the office',
    title: 'How do I reach the office?',
    category: 'Membership',
    markdown:
      'There is no parking at the office itself. The car park *Station West* is a walk of six minutes.\n\n## By train\n\nLeave the station on the west side and follow the canal.',
  },
  {
    query: null,
    title: 'How answers are checked before they are published',
    category: 'Questions',
    markdown:
      'Each answer is read by a second steward before it is published.\n\n> An answer states what is known, and what is not.\n\nIf you find a mistake, say so below the answer.',
  },
  {
    query: null,
    title: 'Members’ evening: programme of the season',
    category: 'Membership',
    markdown: 'The programme changes every season. This text is a draft until the dates are fixed.',
  },
] as const;
