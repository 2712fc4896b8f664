import type { EvaluationQuestion } from './questions.ts';

const ask = (question: string, ...answers: [string, ...string[]]): EvaluationQuestion => ({
  kind: 'paragraph',
  question,
  answers,
});

/** Whole paragraphs, as visitors write them who explain their situation first. For evaluation only. */
export const longQuestions: readonly EvaluationQuestion[] = [
  ask(
    'My mother set up a trust twenty years ago and has been its only trustee ever since. She is now eighty-three and forgets things. My brother lives abroad and I work full time, so neither of us is sure who should take over from her when she can no longer act. How is that decided, and should there be more than one name?',
    'successor-trustee',
    'trust-roles',
  ),
  ask(
    'I became a trustee last spring together with my aunt. We have been paying bills from my private account and settling up later, and we never wrote down why we decided anything. Now one of the beneficiaries wants to see what happened with the money this year. Are we supposed to keep accounts, and can she demand that?',
    'trust-records',
    'trust-roles',
  ),
  ask(
    'A friend says that if I keep the right to change my mind about a trust, the people I owe money to can still reach everything in it, and the tax office ignores it too. He says only the kind that I cannot undo protects anything. Is that correct, and what do I give up in exchange?',
    'revocable',
  ),
  ask(
    'We went to our local branch last week to open an account for the trust that we signed in January. The clerk had never done it before, asked for papers we did not have with us, and wanted to know the origin of the money. What should we take with us the next time so that it works?',
    'trust-bank-account',
    'tax-number',
  ),
  ask(
    'Our trust earns a little rent from a garage, about two thousand a year, and cannot be revoked. My accountant is on holiday. Do I report that rent with my own return as in the years before, or does the trust have to file for itself under a number of its own, and where would I apply for one?',
    'tax-number',
    'revocable',
  ),
  ask(
    'I am seventy, live alone and have an old horse and two dogs. My niece has promised to look after them, but she does not have much money and feed and vet bills are expensive. I have read that animals cannot inherit. How do I make sure that there is enough to pay for them when I am no longer here?',
    'pets',
  ),
  ask(
    'My late husband kept all our family photographs online and some coins on a small device that looks like a memory stick. I do not know any of his passwords, and the company just sends me forms. I do not want my own children to go through this. What can I prepare now so that they get into my accounts later?',
    'digital-assets',
  ),
  ask(
    'My wife and I have three small children. If both of us were to die in an accident, I would like her sister to raise them, but I would rather have my own brother look after the money because he is good with it. Can we separate the two, and would a court follow what we wrote down?',
    'guardianship',
  ),
  ask(
    'Next month I am having an operation and will be out of action for some weeks. Rent has to be paid, and I am in the middle of selling my car. I trust my sister completely. How do I let her sign everything in my place for that time, and would it still count if I were unconscious?',
    'power-of-attorney',
    'living-will',
  ),
  ask(
    'After watching my father spend his last months on machines that he never wanted, I would like to put down in writing which treatments doctors may use on me and which I refuse. It has nothing to do with my house or savings. Who has to be there when I sign, and who should get a copy of it?',
    'living-will',
  ),
  ask(
    'My uncle died in March and left a will. Since then we have heard nothing, except that a court has to approve it first and that someone was appointed to pay his bills. The house stands empty and costs money every month. How long does this normally take, is it public, and what will they charge?',
    'probate',
    'trust-or-will',
  ),
  ask(
    'My partner and I are not married. Five years ago we bought a house, and I paid almost all of the deposit while she paid for the new kitchen. We never wrote any of it down. If she dies, does her part go to me or to her parents, and how could we change that?',
    'joint-ownership',
  ),
  ask(
    'Behind our garden lies a meadow that has been overgrown for years. We would like to buy it, or at least ask if we may put some beehives there, but none of the neighbours knows who it belongs to. Is there an office or a website where I can look that up, and what does it cost?',
    'title-register',
  ),
  ask(
    'I have to hand in a paper with a seal on it, and they said that I must show my passport and may not put my name on it before I get there. I have never done such a thing in my life. What exactly will that person do with it, and will he advise me about the contract as well?',
    'notary',
  ),
  ask(
    'We are going to move to Portugal, and the authorities there want our marriage certificate and the deed of our house. They sent them back because a stamp from our own government is missing that proves the signature of the official. Where do we get such a stamp, and do all countries accept it?',
    'apostille',
  ),
  ask(
    'Next Saturday my parents want to sign a document in which they leave the flat to my brother. There have to be two people who watch them. I thought of my brother’s wife and our neighbour, who is nearly eighteen. Someone said that this could make everything invalid. Whom should we ask instead?',
    'witnesses',
  ),
  ask(
    'All our important papers lie in a drawer in the kitchen. After the fire next door I started to worry. A box at the bank sounds safe, but then no one gets at them at the weekend, and I have scans on my computer anyway. What do people usually do, and who besides me should know about it?',
    'original-documents',
  ),
  ask(
    'Yesterday a man rang my bell and handed me an envelope from the district court. A company that I have never heard of wants four thousand from me. There is a date on it that is less than three weeks away. I am tempted to ignore it, because it must be an error. What happens if I do nothing, and who can help me for free?',
    'summons',
    'debt-collectors',
  ),
  ask(
    'For some months an office that I do not know has been writing to me about a telephone bill from years ago that it says it has bought. The letters get more and more threatening, and they call me at work. I am not even sure that it is mine. Before I pay anything, what can I demand from them, and how long do I have?',
    'debt-collectors',
    'time-limits',
  ),
  ask(
    'The builder took nine hundred in advance for our fence and never came back. He does not answer the phone. It is too little for a lawyer, who would cost more than that, but I am not willing to let it go. I have the receipt and some photographs of the hole he left. Is there a simple way to get a judge to look at this?',
    'small-claims',
  ),
  ask(
    'In 2015 I lent a colleague some money, with a proper contract. He paid back a bit at first, then nothing, and later sent a letter in which he promised to pay the rest. I would now like to sue him, but my son believes that it is far too late after all those years. Is he right, or did that letter change anything?',
    'time-limits',
    'small-claims',
  ),
  ask(
    'This morning three banks wrote to thank me for loans that I never took out. Someone must have my date of birth and a copy of my licence. I also noticed that the password of my mail no longer works. Whom do I have to inform first, and how do I prevent even more credit in my name?',
    'identity-theft',
  ),
  ask(
    'Since I lost my second job, I have been unable to pay for the house in full. One month is already missing, and next month will be the same. A company on the internet promises to save the home if I transfer eight hundred to them now. Should I do that, or had I better talk to the bank about new terms?',
    'foreclosure-help',
  ),
  ask(
    'I have run a small printing works for thirty years, and my founder’s shares are worth most of what I own. My daughter would like to lead it, while my two sons want nothing to do with the work but expect their part. I plan to retire in a few years. When should I begin, and how do I keep the votes together?',
    'business-succession',
  ),
  ask(
    'In April we transferred our cottage to the trust, and in May lightning struck the roof. The company says it will not pay, because the policy is still in my name and I am no longer the owner. I have paid them for fifteen years without a gap. What should we have reported, and what must be written in it?',
    'insurance',
    'trust-and-family-home',
  ),
  ask(
    'As of today I help to answer questions here. I was asked for six digits when I signed in, but the phone with the app that shows them fell into the lake, and the new one is empty. Is there any other way to get into my account until I have set it up again, and do these digits change all the time?',
    'two-factor',
  ),
  ask(
    'Every time someone writes something I get another message from you, sometimes in the middle of the night because I live in New Zealand. I do not want to miss the answer to my question, but one summary a day would be plenty. Where do I set that, or must I unsubscribe completely?',
    'notification-settings',
  ),
  ask(
    'I am getting married and will close my old mailbox at the end of the year. My account here, with all the questions that I have asked so far, still runs under it. Will I lose them if I switch to the new address, do I need a new password for that, and how do you check that the new one is mine?',
    'change-email',
  ),
  ask(
    'Two weeks ago I paid an invoice for a set of documents, and to be honest they are not what I had expected at all. One of them does not even have my name spelled right. I have not used any of it. Is there a chance that I get back what I paid, and what would I have to write to you, and by when?',
    'refunds',
  ),
  ask(
    'I would like to talk to you before I decide, but my English is not good enough for legal matters, and my husband, who speaks it well, would like to take part too. We live nine hours behind you. Can he translate for me, does it cost extra with two, and will I see the times of my own clock?',
    'consultation-language',
    'book-consultation',
  ),
];
