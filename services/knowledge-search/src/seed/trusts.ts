import type { SeedArticle } from './articles.ts';

const page = { category: 'Trusts', sourcePage: '/trusts' };

export const trustArticles: SeedArticle[] = [
  {
    ...page,
    id: 'what-is-a-trust',
    title: 'What is a trust?',
    content:
      'In general law a trust is an arrangement in which one party, the trustee, holds property for the benefit of others, the beneficiaries. The person who sets it up is called the grantor or settlor, and the written terms are the trust deed or declaration. The organisation states that a trust is the foundation of everything it offers. What a trust can do depends on the law of the place where it is used, so ask a qualified adviser before you move property into one.',
  },
  {
    ...page,
    id: 'trust-roles',
    title: 'Trustee, grantor and beneficiary: who does what',
    content:
      'The grantor gives the property and writes the terms. The trustee looks after it and owes duties of loyalty and care. The beneficiary receives the benefit and may hold the trustee to account. One person can sometimes fill two of these roles, though not all of them at once in most places. The organisation states that its members learn these roles before a document is signed.',
  },
  {
    ...page,
    id: 'cost-of-a-trust',
    title: 'What does a trust cost?',
    content:
      'The organisation names a price of $5,000 on its protection and sales pages and $2,600 on its legal page; ask which one applies to you before you pay. It states that there are no recurring fees, and compares this with $15,000 to $100,000 that it says bar attorneys charge. Those comparison figures are its own and unverified. Get a written quotation from any provider you consider.',
  },
  {
    ...page,
    id: 'trust-setup-time',
    title: 'How long does it take to set up a trust?',
    content:
      'The organisation states that a trust is set up within 30 days and that its documents can be deployed within 72 hours in urgent cases. It says that traditional arrangements take 6 to 12 months. How long it takes in your case depends on the papers you bring and on who else must sign them.',
  },
  {
    ...page,
    id: 'trust-and-family-home',
    title: 'Can a house or land be placed in a trust?',
    content:
      'Property such as a home can be transferred to a trustee in many countries. The transfer usually needs a deed in the proper form, may need the consent of a mortgage lender, and can have consequences for tax. The organisation states that its trusts are meant to protect family property. It does not replace the land registry, a notary or a lawyer.',
  },
  {
    ...page,
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
];
