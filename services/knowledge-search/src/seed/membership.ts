import type { SeedArticle } from './articles.ts';

const page = { category: 'Membership', sourcePage: '/authority-sales' };

export const membershipArticles: SeedArticle[] = [
  {
    ...page,
    id: 'become-a-member',
    title: 'How do I become a member?',
    sourcePage: '/join',
    content:
      'Choose Join, enter your name, an e-mail address and a password, and you are signed in at once. A mail asks you to verify the address. Membership of the site gives you a dashboard with your questions and notifications. It buys no service of the organisation by itself.',
  },
  {
    ...page,
    id: 'member-dashboard',
    title: 'What is on my dashboard?',
    sourcePage: '/dashboard',
    content:
      'The dashboard shows your three most recent questions with their status, the three latest notifications, and cards that lead to the search and to a new question. It is updated while it is open: an answer appears without loading the page again.',
  },
  {
    ...page,
    id: 'forgotten-password',
    title: 'I forgot my password or cannot sign in',
    sourcePage: '/contact',
    content:
      'Check that the address is spelled as you registered it and wait a few minutes after several failed tries, because sign-in slows down on purpose. If it still does not work, write through the contact page from the address of your account.',
  },
  {
    ...page,
    id: 'us-vs-them',
    title: 'How does the organisation compare itself with others?',
    sourcePage: '/us-vs-them',
    content:
      'The page Us vs Them sets the offer of the organisation beside banks, attorneys and authorities. The comparison is its own: it states prices, times and results for both sides, and none of them has been verified by an outside party.',
  },
  {
    ...page,
    id: 'legal-advice',
    title: 'Is anything on this site legal advice?',
    sourcePage: '/terms-of-service',
    content:
      'No. The statements are those of the organisation, unverified, and no legal, tax or financial advice. Nothing here says that you may leave a court, a tax or a debt unanswered. Talk to a licensed lawyer before you act on what you read.',
  },
];
