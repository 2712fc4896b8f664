/** Articles of the evaluation set beside the seeded ones, on similar subjects, so that ranking is not easy. */
export const evaluationArticles: readonly { id: string; title: string; content: string }[] = [
  {
    id: 'successor-trustee',
    title: 'Choosing a successor trustee',
    content:
      'A deed should name who takes over when the first trustee dies, resigns or can no longer act. Pick someone who keeps records, lives within reach and is willing to serve. Name a second choice as well, and tell both where the originals are kept.',
  },
  {
    id: 'trust-records',
    title: 'Keeping minutes and accounts of a trust',
    content:
      'Trustees write down every decision with its date and reason, and keep the money of the trust apart from their own. Once a year they draw up accounts: what came in, what went out, what is left. Beneficiaries may ask to see them.',
  },
  {
    id: 'revocable',
    title: 'Revocable and irrevocable trusts',
    content:
      'A revocable trust can be changed or ended by the person who made it; in exchange, creditors and the tax office usually treat what it holds as still theirs. An irrevocable one is hard to undo, and protects more because of that.',
  },
  {
    id: 'trust-bank-account',
    title: 'Opening a bank account in the name of a trust',
    content:
      'The bank wants to see the deed, identification of each trustee and often a tax number. Some branches need a resolution that says who may sign. Expect the compliance department to ask where the money comes from.',
  },
  {
    id: 'tax-number',
    title: 'Does a trust need its own tax number?',
    content:
      'An irrevocable trust with income files a return of its own and needs an employer identification number, EIN for short. A revocable one may use the number of its maker during life. The application is free on the website of the revenue service.',
  },
  {
    id: 'charitable-trust',
    title: 'What makes a trust charitable?',
    content:
      'A charitable trust serves a purpose that benefits the public, such as relief of poverty, education or religion, in place of named persons. It is registered and supervised, may last permanently, and enjoys exemptions from several taxes.',
  },
  {
    id: 'pets',
    title: 'Providing for animals after your death',
    content:
      'A pet cannot inherit, but money can be set aside for its care with a caretaker named to look after the dog, cat or horse. Describe the animal, its food and its vet, and say what happens to what is left over.',
  },
  {
    id: 'digital-assets',
    title: 'Passwords, photographs and crypto coins in an estate',
    content:
      'Make a list of online accounts and of the devices that open them. Wallet keys belong in a sealed envelope or with a custodian, never in the deed itself. Many providers let you appoint someone who may take over an inactive account.',
  },
  {
    id: 'guardianship',
    title: 'Naming a guardian for your children',
    content:
      'Parents can propose in a will who should raise their sons and daughters if both die while they are minors. The court looks at the welfare of the child and usually follows the wish. Money may be managed by someone else than the guardian.',
  },
  {
    id: 'power-of-attorney',
    title: 'What is a power of attorney?',
    content:
      'With it you let another person, the agent, sign for you: for one sale, for a time, or whenever you are ill. A durable one stays valid when you lose capacity. It ends with death, and a bank may insist on a form of its own.',
  },
  {
    id: 'living-will',
    title: 'Deciding in advance about medical treatment',
    content:
      'A living will, also called an advance directive, tells doctors which treatments you refuse or want when you can no longer speak. It is no will about property. Sign it before two witnesses and give a copy to your hospital.',
  },
  {
    id: 'probate',
    title: 'How probate works',
    content:
      'After a death the court proves the will, appoints an executor and oversees the paying of bills. It takes from some months to two years, the file is public, and fees depend on the value of the estate.',
  },
  {
    id: 'joint-ownership',
    title: 'Owning a home together',
    content:
      'Joint tenants own the whole, and the survivor takes it automatically. Tenants in common hold shares that each can leave to whom they like. Unmarried couples should write down who paid what.',
  },
  {
    id: 'title-register',
    title: 'Looking up who owns a piece of land',
    content:
      'The land registry shows the owner, mortgages and rights of way of a parcel. Anyone may order an extract for a small fee, online or at the office, by address or map number.',
  },
  {
    id: 'notary',
    title: 'What does a notary do?',
    content:
      'A notary checks identity, watches you sign and puts a seal on the paper. Bring a passport and do not sign beforehand. In some countries a notary also drafts contracts for land and advises both sides.',
  },
  {
    id: 'apostille',
    title: 'Using a document in another country',
    content:
      'An apostille certifies the signature of the official on a paper so that authorities abroad accept it. It is issued by a ministry or a court. States outside the Hague convention want legalisation by their consulate.',
  },
  {
    id: 'witnesses',
    title: 'Who can witness a signature?',
    content:
      'A witness must be of age, of sound mind, and present at the same time. Someone who gains from the document, or is married to someone who does, should not act as one.',
  },
  {
    id: 'original-documents',
    title: 'Where to keep original papers',
    content:
      'A fireproof safe at home, a deposit box or the archive of a lawyer are common places. Keep scans apart from the originals. Tell at least one person where they are, for a paper that no one finds helps no one.',
  },
  {
    id: 'summons',
    title: 'I received a court summons: first steps',
    content:
      'Read the deadline and put it into your diary. File an answer in time, even a short one, since silence can lead to a default judgment. Legal aid offices look at such papers free of charge.',
  },
  {
    id: 'debt-collectors',
    title: 'Letters from debt collectors',
    content:
      'Ask in writing for proof of the debt and of the right to collect it. In the United States you have thirty days to dispute. Do not pay before you know whose claim it is, and keep the envelope.',
  },
  {
    id: 'small-claims',
    title: 'Going to small claims court',
    content:
      'For disputes about modest sums there is a simple procedure without lawyers. You fill in a form, pay a fee and bring your receipts, photographs and witnesses. The judge often decides on the same day.',
  },
  {
    id: 'time-limits',
    title: 'Statutes of limitation',
    content:
      'A claim that is too old can no longer be enforced in court. How old depends on its kind: often three years for injuries, six for contracts, longer for land. A payment or an acknowledgement may start the clock again.',
  },
  {
    id: 'identity-theft',
    title: 'Someone uses my name to borrow money',
    content:
      'Report it to the police, freeze your file at the credit bureaus and write to each lender. Keep the case number. Change the passwords of your mail account first, since it unlocks the others.',
  },
  {
    id: 'foreclosure-help',
    title: 'Falling behind with the mortgage',
    content:
      'Call the lender before the second missed instalment and ask for forbearance or new terms. Housing counsellors approved by the government help without charge. Beware of anyone who takes money up front to save your home.',
  },
  {
    id: 'business-succession',
    title: 'Handing a family firm to the next generation',
    content:
      'Begin five years ahead: value the company, settle who leads and who only owns, and write a shareholders’ agreement. Shares can be put in trust so that votes stay together when the founder retires.',
  },
  {
    id: 'insurance',
    title: 'Insuring what a trust owns',
    content:
      'The policy has to name the trustees as insured, or the insurer may refuse to pay after a fire or a burglary. Tell the company of the transfer, and check the cover each year.',
  },
  {
    id: 'two-factor',
    title: 'Signing in with a second factor',
    content:
      'Stewards confirm their sign-in with a six-digit code from an authenticator app on the phone. Each code is good for half a minute and works once. Recovery codes help when the phone is lost.',
  },
  {
    id: 'notification-settings',
    title: 'Which e-mails will I get?',
    content:
      'You are told when your question is answered or when more information is needed. On the settings page you choose mail at once, a daily digest or none, and quiet hours in your time zone. Each mail has a link to unsubscribe.',
  },
  {
    id: 'change-email',
    title: 'Changing the address of my account',
    content:
      'Open your profile, enter the new e-mail and your password, and follow the link that is mailed to it. Until then the old one goes on working. Questions asked under the former address stay with you.',
  },
  {
    id: 'refunds',
    title: 'Can I get my money back?',
    content:
      'Sales are final unless stated otherwise; the organisation says that it weighs refunds case by case. Write within fourteen days, name the invoice and say what went wrong. Consumer law may give you more than that.',
  },
  {
    id: 'consultation-language',
    title: 'In which languages are calls held?',
    content:
      'Consultations are held in English. Bring an interpreter if you like; a second participant costs nothing extra. The calendar shows free slots in your own time zone.',
  },
  {
    id: 'leap-years',
    title: 'Leap years in the Gregorian calendar',
    content:
      'Every fourth year has a 29 February, except the hundreds that cannot be divided by four hundred: 2000 was a leap year, 1900 was none. Pope Gregory introduced the rule in 1582.',
  },
  {
    id: 'moon',
    title: 'Calendars that follow the moon',
    content:
      'A lunar month lasts about twenty-nine and a half days, so twelve of them fall eleven days short of the sun. Some peoples add a thirteenth month now and then; others let the feasts wander through the seasons.',
  },
  {
    id: 'volunteer',
    title: 'Helping as a steward',
    content:
      'Stewards answer questions of visitors and look after the records. The organisation states that candidates are members for a year and take a course first. The work is unpaid; travel costs are reimbursed.',
  },
];
