import { brand, toDocumentTitle } from '../brand.ts';
import { claim, claimList } from '../claim.ts';
import type { FalseAuthorities } from '../schema/false-authorities.ts';

export type { Emblem, FalseAuthorities, FalseAuthority, ViewId } from '../schema/false-authorities.ts';

const methods = (items: string[]) => claimList(`According to ${brand.name}:`, items);
const principles = (items: string[]) => claimList(`${brand.name}’s principles:`, items);

export const falseAuthorities: FalseAuthorities = {
  meta: {
    title: toDocumentTitle('False Authorities'),
    description: `Eight institutions whose authority ${brand.name} disputes. For each: what the public record says, and how ${brand.name} reads it.`,
  },
  eyebrow: 'Authority',
  title: 'False Authorities',
  lead: claim(
    `${brand.name} disputes the authority of eight institutions and sets its own way beside each of them.`,
  ),
  reading: {
    title: 'Two voices, kept separate',
    record: {
      title: 'On the record',
      text: 'What statutes, treaties and courts say. Anyone can look it up, and it is binding.',
    },
    statement: {
      title: `${brand.name} says`,
      text: `How ${brand.name} reads it. No one has verified this, and courts have not adopted it.`,
    },
  },
  explorer: {
    title: 'Choose an institution',
    lead: `See each one in two ways: as ${brand.name} sees it today, and what ${brand.name} proposes instead.`,
    tabs: 'Institutions',
    previous: 'Previous',
    next: 'Next',
    counter: '{n} of 8',
    viewsOf: 'View',
    views: [
      { id: 'their-system', label: 'Their System' },
      { id: 'aera-way', label: `${brand.name} Way` },
    ],
  },
  labels: {
    kind: `${brand.name}’s category`,
    established: 'Established',
    location: 'Location',
    record: 'On the record',
    statement: `${brand.name}’s view, unverified`,
    claim: 'Claim',
    realityCheck: 'Reality check',
    fact: 'On the record',
    aeraResponse: `The ${brand.name} response`,
    details: 'Details',
    jurisdiction: 'Jurisdictional claims',
    methods: 'Control methods',
    impact: 'Impact',
    principles: 'Principles',
  },
  badge: {
    label: 'NEUTRALIZED',
    note: `${brand.name} awards this badge itself. It does not change the institution’s standing or what anyone owes.`,
  },
  authorities: [
    {
      id: 'federal-reserve',
      kind: 'Central bank',
      shortName: 'Federal Reserve',
      emblem: 'reserve',
      name: 'Federal Reserve System',
      established: '23 December 1913',
      location: 'Washington, D.C., with twelve regional banks',
      about:
        'The central bank of the United States, created by the Federal Reserve Act. Its Board of Governors is a federal agency. Twelve regional Reserve Banks, whose stock the member banks hold, carry out its work and pay their surplus to the Treasury.',
      claim: claim(
        `According to ${brand.name}, the Federal Reserve claims sole power to issue and price money.`,
      ),
      realityCheck: claim(
        `${brand.name} reads it as a private company of bankers that lends a nation its own money as debt.`,
      ),
      fact: 'Congress created the System and can change it. Lewis v. United States, 680 F.2d 1239 (9th Cir. 1982), held that the regional banks, being independent and privately owned, are not federal agencies under one statute, the Federal Tort Claims Act. The Board that directs them is public, and Federal Reserve notes are legal tender (31 U.S.C. § 5103).',
      aeraResponse: claim(
        `Value begins with living people. ${brand.name} asks the System to prove otherwise.`,
      ),
      jurisdiction: claim(
        `${brand.name} says the Federal Reserve’s reach rests on contracts that people enter unknowingly by using its notes.`,
      ),
      methods: methods([
        'Issuing money as debt that bears interest',
        'Setting the price of credit',
        'Deciding which banks may settle with one another',
      ]),
      impact: claim(
        `Savings lose value, ${brand.name} says, while interest moves wealth from those who work to those who lend.`,
      ),
      aeraWay: {
        title: 'Value begins with the living',
        description: claim(
          `${brand.name} describes an exchange among members where assets held in trust, not debt, stand behind each promise.`,
        ),
        principles: principles([
          'Every promise has something behind it',
          'Accounts that every beneficiary can read',
          'Exchange without interest among members',
        ]),
      },
    },
    {
      id: 'holy-see',
      kind: 'Religious state',
      shortName: 'Holy See',
      emblem: 'dome',
      name: 'Holy See and Vatican City State',
      established: '11 February 1929, by the Lateran Treaty',
      location: 'Vatican City, within Rome',
      about:
        'Vatican City is the smallest state in the world, made by a treaty between the Holy See and Italy. The Holy See is far older: the government of the Catholic Church, with which other states exchange ambassadors.',
      claim: claim(
        `According to ${brand.name}, the Holy See claims authority over every soul through papal bulls of past centuries.`,
      ),
      realityCheck: claim(
        `${brand.name} reads those bulls as trusts that still hold everyone’s body, property and soul.`,
      ),
      fact: 'No court has found such a trust. In March 2023 two departments of the Holy See declared that the “doctrine of discovery”, drawn from bulls of the fifteenth century, is not part of Catholic teaching. O’Bryan v. Holy See, 556 F.3d 361 (6th Cir. 2009), treats it as a foreign state like any other.',
      aeraResponse: claim(
        `${brand.name} says it sent the Holy See a notice rebutting the bulls, and reads the silence that followed as agreement.`,
      ),
      jurisdiction: claim(
        `${brand.name} says canon law lies beneath every later system of courts, titles and registers.`,
      ),
      methods: methods([
        'Bulls that are said to create trusts',
        'Registers of baptism and birth',
        'Titles and ranks of canon law',
      ]),
      impact: claim(
        `People, ${brand.name} says, end up asking an institution for what was theirs from birth.`,
      ),
      aeraWay: {
        title: 'Spirit without an intermediary',
        description: claim(
          `${brand.name} teaches that no office stands between a living being and its source, and that remembering this is enough.`,
        ),
        principles: principles([
          'Divine authority is inherent, never granted',
          'No rank among living beings',
          'Faith is free, and free to leave',
        ]),
      },
    },
    {
      id: 'city-of-london',
      kind: 'Crown corporation',
      shortName: 'City of London',
      emblem: 'gate',
      name: 'City of London Corporation',
      established: 'Older than record; first known charter about 1067',
      location: 'Guildhall, City of London',
      about:
        'The elected local authority of the Square Mile, a corporation by prescription: older than any record of its founding. It runs schools, markets, open spaces and a police force, and it looks after the financial district.',
      claim: claim(
        `According to ${brand.name}, the Corporation claims to be a financial state within a state, outside the law of the land.`,
      ),
      realityCheck: claim(
        `${brand.name} reads “the Crown” as a banking company of the City that owns courts and lawyers.`,
      ),
      fact: 'In law “the Crown” is the state in its public capacity. The Corporation is neither the Crown nor its company, and Parliament legislates for it. When occupiers at St Paul’s relied on Magna Carta against it, the Court of Appeal found no such right and upheld the order to leave: City of London v Samede [2012] EWCA Civ 160.',
      aeraResponse: claim(
        `${brand.name} says living people never joined such a company and so owe it no allegiance.`,
      ),
      jurisdiction: claim(
        `${brand.name} says courts and bar associations everywhere act for the City, under commercial law.`,
      ),
      methods: methods([
        'Licences for those who speak in court',
        'Treating public offices as companies',
        'Clearing and insurance for the world’s trade',
      ]),
      impact: claim(
        `Disputes between people, ${brand.name} says, are decided as if they were disputes between companies.`,
      ),
      aeraWay: {
        title: 'Standing before paper',
        description: claim(
          `${brand.name} puts the living man or woman first. Companies and titles are tools that people hold in trust.`,
        ),
        principles: principles([
          'A name is a tool, not an owner',
          'Agreements are read aloud before they are signed',
          'Disputes are heard by peers first',
        ]),
      },
    },
    {
      id: 'imf',
      kind: 'International financial body',
      shortName: 'IMF',
      emblem: 'scales',
      name: 'International Monetary Fund',
      established: 'Agreed July 1944; in force 27 December 1945',
      location: 'Washington, D.C.',
      about:
        'A treaty body agreed at Bretton Woods, with more than 190 member countries. It watches exchange rates and economies, advises governments, and lends to those that ask, on conditions that both sides settle.',
      claim: claim(
        `According to ${brand.name}, the Fund claims authority over its members’ currencies and budgets.`,
      ),
      realityCheck: claim(
        `${brand.name} sees its loans as a way to take a country’s assets through debts that cannot be repaid.`,
      ),
      fact: 'The Fund lends to governments, never to people, and has no claim on any person. A member may leave at any time by written notice (Articles of Agreement, Article XXVI). The effect of its conditions on poorer countries is debated in public, including by its own Independent Evaluation Office.',
      aeraResponse: claim(
        `${brand.name} says it gave the Fund notice that no living member of its trusts stands behind a public debt.`,
      ),
      jurisdiction: claim(`${brand.name} says a country’s membership is used to bind each of its people.`),
      methods: methods([
        'Loans with conditions on public budgets',
        'Votes weighed by money paid in',
        'Ratings that others act on',
      ]),
      impact: claim(`The poor, ${brand.name} says, repay what they neither borrowed nor received.`),
      aeraWay: {
        title: 'No one born into debt',
        description: claim(
          `${brand.name} describes help between members that comes from what a trust holds and leaves no debt to heirs.`,
        ),
        principles: principles([
          'Only those who sign are bound',
          'Help before interest',
          'No debt passes to a child',
        ]),
      },
    },
    {
      id: 'world-bank',
      kind: 'International financial body',
      shortName: 'World Bank',
      emblem: 'terrace',
      name: 'World Bank',
      established: 'Agreed July 1944; in force 27 December 1945',
      location: 'Washington, D.C.',
      about:
        'The International Bank for Reconstruction and Development, today one of five institutions of the World Bank Group. Its member countries own it. It lends for roads, schools, health and energy, almost always to governments.',
      claim: claim(`According to ${brand.name}, the Bank claims to decide which nations develop, and how.`),
      realityCheck: claim(
        `${brand.name} sees its projects as a way to turn people’s land and water into security for loans.`,
      ),
      fact: 'People harmed by a project can complain to its Inspection Panel, which has heard cases since 1994. In Jam v. International Finance Corp., 586 U.S. 199 (2019), the Supreme Court held that bodies of this kind have no more immunity from suit in the United States than foreign states have.',
      aeraResponse: claim(
        `${brand.name} says land held in its trusts was never pledged to anyone, and its notices say so.`,
      ),
      jurisdiction: claim(
        `${brand.name} says public land becomes the Bank’s collateral as soon as a government signs.`,
      ),
      methods: methods([
        'Loans for projects that outlast governments',
        'Advice that becomes legislation',
        'Private concessions on public services',
      ]),
      impact: claim(`Communities, ${brand.name} says, lose the say over their land and keep the debt.`),
      aeraWay: {
        title: 'Land in the care of those who live on it',
        description: claim(
          `${brand.name} describes stewardship: land is kept in trust for those who live on it and those who come after.`,
        ),
        principles: principles([
          'Stewards care for land, and do not trade it',
          'Those who live with a decision take part in it',
          'What is taken is put back',
        ]),
      },
    },
    {
      id: 'bis',
      kind: 'International settlements bank',
      shortName: 'BIS',
      emblem: 'tower',
      name: 'Bank for International Settlements',
      established: '17 May 1930',
      location: 'Basel, Switzerland',
      about:
        'A bank for central banks, set up under the Hague agreements of 1930 to handle reparation payments and owned by 63 central banks today. It hosts the committees that write standards for banking, and serves no private customer.',
      claim: claim(
        `According to ${brand.name}, this bank claims a place above national law, as the bank of all banks.`,
      ),
      realityCheck: claim(
        `${brand.name} sees its immunities as proof that those who direct the world’s money answer to no one.`,
      ),
      fact: 'Its immunities come from treaties and a headquarters agreement with Switzerland, and cover its official work. Its standards bind no bank until a country enacts them. When it bought out its private shareholders in 2001, a tribunal at The Hague made it pay them more: it does answer to judges.',
      aeraResponse: claim(
        `${brand.name} says it gave this bank notice too, and that an account is settled where living people say it is.`,
      ),
      jurisdiction: claim(
        `${brand.name} says agreements between central banks are placed above each country’s law.`,
      ),
      methods: methods([
        'Standards for capital that every bank must follow',
        'Meetings without public minutes',
        'Clearing between central banks',
      ]),
      impact: claim(`No one who is elected, ${brand.name} says, decides what money is worth.`),
      aeraWay: {
        title: 'Accounts settled in the open',
        description: claim(
          `${brand.name} describes ledgers that each beneficiary can read, and accounts settled between those concerned.`,
        ),
        principles: principles(['Open books', 'Decision-makers are named', 'No immunity for stewards']),
      },
    },
    {
      id: 'united-states',
      kind: 'National corporation',
      shortName: 'United States',
      emblem: 'columns',
      name: 'United States (federal government)',
      established: 'Constitution in force since 4 March 1789',
      location: 'Washington, D.C.',
      about:
        'A federal republic under a written constitution, with an elected government. Like any state, it can own property, make contracts, sue and be sued.',
      claim: claim(
        `According to ${brand.name}, the federal government claims every registered person as its subject.`,
      ),
      realityCheck: claim(
        `${brand.name} points to 28 U.S.C. § 3002(15), where “United States” means “a Federal corporation”, and to an act of 1871, and reads the country as a company.`,
      ),
      fact: 'The definition opens with “As used in this chapter”: it says which federal bodies may collect a debt under it, and nothing else. The act of 1871 gave the District of Columbia a municipal government, since replaced. Courts reject the reading: United States v. Benabe, 654 F.3d 753 (7th Cir. 2011), says that theories of this kind “should be rejected summarily, however they are presented”.',
      aeraResponse: claim(
        `${brand.name} says its members stand as living beings, and that its notices have told the government so.`,
      ),
      jurisdiction: claim(
        `${brand.name} says birth certificates, licences and numbers are offers of contract that people accept unread.`,
      ),
      methods: methods([
        'Registration at birth',
        'Licences for what was once a right',
        'Statutes that speak of a “person”',
      ]),
      impact: claim(
        `People, ${brand.name} says, are treated as the property of what was meant to serve them.`,
      ),
      aeraWay: {
        title: 'Government by trust',
        description: claim(
          `${brand.name} describes a trust in which stewards serve beneficiaries and answer to any of them.`,
        ),
        principles: principles([
          'Stewards serve, and can be replaced',
          'Consent is given knowingly or not at all',
          'The living come before the legal name',
        ]),
      },
    },
    // The page names seven kinds for eight institutions: the eighth is the body that the treaties established.
    {
      id: 'united-nations',
      kind: 'International body of states',
      shortName: 'United Nations',
      emblem: 'assembly',
      name: 'United Nations',
      established: '24 October 1945',
      location: 'New York City',
      about:
        'An organisation of 193 member states under a Charter signed in San Francisco. It keeps peace missions and courts, gives aid, and is the place where states talk to one another.',
      claim: claim(
        `According to ${brand.name}, the United Nations claims to govern nations and, through them, their people.`,
      ),
      realityCheck: claim(`${brand.name} sees its programmes as steps towards one government over all.`),
      fact: 'The Charter keeps it out of matters that are essentially within a state’s own jurisdiction (Article 2(7)), and General Assembly resolutions are generally recommendations. In Medellín v. Texas, 552 U.S. 491 (2008), the Supreme Court held that even a judgment of its International Court of Justice was not by itself binding federal law.',
      aeraResponse: claim(
        `${brand.name} says its own kingdom needs no admission by other states, and has asked for none.`,
      ),
      jurisdiction: claim(`${brand.name} says treaties are used to reach people who never saw them.`),
      methods: methods([
        'Treaties that legislatures adopt unread',
        'Programmes with goals for every country',
        'Recognition, given or withheld',
      ]),
      impact: claim(`Decisions, ${brand.name} says, move ever further from the people who live with them.`),
      aeraWay: {
        title: 'A kingdom of free people',
        description: claim(
          `${brand.name} describes a community that people join by choice, one living being at a time, and leave the same way.`,
        ),
        principles: principles([
          'Joined by choice, left by choice',
          'Decisions stay close to the people they affect',
          'Peace with all neighbours',
        ]),
      },
    },
  ],
  closing: {
    title: 'Ask before you believe',
    text: claim(
      `${brand.name} explains its view on a call, and on the pages about how it works and where it began. Compare both voices first.`,
    ),
    actions: [
      { label: 'Book Your Call', to: { kind: 'external', url: brand.bookingUrl } },
      { label: 'See How It Works', to: { kind: 'route', path: '/how' } },
      { label: `About ${brand.name}`, to: { kind: 'route', path: '/about' } },
    ],
  },
};
