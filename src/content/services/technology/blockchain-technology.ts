import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'technology',
  slug: 'blockchain',
  title: 'Blockchain',
  metaTitle: 'Blockchain, or a signed database | Naksha',
  description:
    'Shared ledgers for parties who distrust each other: a one-week test of need, signed databases, permissioned networks, contract review and key custody.',
  lead: 'Shared records between parties who won’t accept one another’s database. Two enquiries in three end with a database all the same, and we tell you in the first week.',
  facts: [
    { label: 'Team', value: '1 protocol engineer, 1 backend engineer, 1 reviewer' },
    { label: 'Length', value: '1 week to a finding, 12 to a ledger' },
    { label: 'Runs on', value: 'A node with each party, in its own account' },
    { label: 'Starts from', value: '₹ 1.6 lakh (US$ 1,800) for the finding' },
  ],
  problem: {
    heading: 'Four questions before the first block.',
    text: [
      'Do several parties write? Do they distrust each other, and is there no registrar or clearing house they’d all accept? Do the rules have to hold without an operator? Can each of them run a node and look after keys for ten years? One no, and an ordinary database with signatures will do the job at about a tenth of the running cost.',
      'Consortia, registries and exchanges come to us with a slide that has a chain on it. The slide tends to skip the hard part. A ledger proves who wrote what, and in which order. Whether the pallet was cold, the title clean or the organ matched depends on a sensor and a person at the edge, where no consensus protocol can see.',
      'A design has to keep one property: each party can check the record alone, with its own copy and its own software, years later, when the others have become unhelpful. If nobody needs that, nobody needs a chain.',
    ],
  },
  stepsHeading: 'Twelve weeks, of which you may need one.',
  steps: [
    {
      title: 'Test the need',
      guards: true,
      weeks: 'Week 1',
      text: 'The four questions, put to each party separately. The answers differ more often than the sponsor expects.',
      result: 'A finding of two pages: no chain, a smaller thing, or go on.',
    },
    {
      title: 'Draw the distrust',
      weeks: 'Weeks 2–3',
      text: 'Who stands to gain by lying, delaying or colluding; who may read what; what a court would accept.',
      result: 'A trust model with a number in it: how many parties may cheat at once.',
    },
    {
      title: 'Build the smallest ledger',
      weeks: 'Weeks 4–7',
      text: 'The least machinery that satisfies the model, with one real transaction type and real keys.',
      result: 'A running record between three organisations, reconciled daily with their books.',
    },
    {
      title: 'Attack it',
      weeks: 'Weeks 8–9',
      text: 'A second team plays the dishonest member. It withholds messages, replays them, forks, loses a key and bribes an administrator.',
      result: 'A report on what held, what didn’t, and what we changed.',
    },
    {
      title: 'Write the constitution',
      weeks: 'Weeks 10–12',
      text: 'Joining, leaving, upgrades, disputes, costs. Every rule names who has to sign.',
      result: 'A governance agreement and a rehearsed key ceremony.',
    },
  ],
  cardsHeading: 'The lightest tool first.',
  cards: [
    {
      slug: 'database-with-signatures',
      title: 'A database with signatures',
      summary: 'Postgres, Ed25519 and a daily root: all most projects needed.',
      description:
        'When a database with signatures replaces a blockchain: signed append-only rows, a Merkle root with RFC 3161 timestamps, consistency proofs and its limits.',
      lead: 'Most people asking for a chain want a record its keeper can’t quietly change. That part is old and inexpensive.',
      figure: {
        value: '₹ 45,000',
        label: 'a month to host, for a few thousand signed rows a second',
      },
      parts: [
        {
          heading: 'How it works',
          text: [
            'Rows are append-only. Each is signed by the party that submits it, with a key the operator never sees, and carries the hash of the row before. Every night the operator publishes a Merkle root over all rows. Each member receives it, and a timestamp authority signs it under RFC 3161, so no one can claim later that the root was different.',
            'Members hold inclusion proofs for their own entries, and check that tonight’s tree extends last night’s. It’s the method behind Certificate Transparency (RFC 6962, revised as RFC 9162), which guards billions of certificates.',
          ],
        },
        {
          heading: 'The running bill',
          text: [
            'One modest server with a replica takes a few thousand signed rows a second. A query is SQL. Your operations staff already know how to run it. Hosting runs to about ₹ 45,000 a month (US$ 510).',
          ],
        },
        {
          heading: 'What it can’t do',
          text: [
            'The operator can refuse to write a row, or show two members two different trees. Signed receipts answer the first, because they make a refusal provable. Members comparing roots answer the second. If a refusal alone would ruin someone, and proof after the event comes too late, read the next card.',
          ],
        },
      ],
    },
    {
      slug: 'permissioned-networks',
      title: 'Permissioned networks',
      summary: 'Consensus among named members, and the arithmetic of how many can lie.',
      description:
        'Permissioned ledgers on Fabric or Besu: Raft against Byzantine consensus, why four nodes tolerate one liar, realistic throughput, and member governance.',
      lead: 'Here the members are known and they have contracts with each other. What they lack is anyone they’d trust to hold the pen.',
      figure: { value: '4 → 1', label: 'nodes, and how many of them may lie; seven tolerate two' },
      parts: [
        {
          heading: 'Crash or malice',
          text: [
            'Raft ordering, which Hyperledger Fabric has used for years, survives nodes that stop. It doesn’t survive a node that lies. Byzantine protocols such as SmartBFT in Fabric 3, or QBFT in Besu, do, provided fewer than a third of the nodes are faulty: four nodes tolerate one, seven tolerate two. If your members trust a common operator to be honest and only fear outages, Raft will do, and so may the previous card.',
          ],
        },
        {
          heading: 'Four boxes, one node',
          text: [
            'You count independence in owners. Four validators run by one integrator, in one cloud region, from one image, fail and cheat as a single node. Before we count, we write down who holds each root password.',
          ],
        },
        {
          heading: 'Figures to expect',
          text: [
            'Finality within one to three seconds, and from several hundred to a few thousand simple transactions a second on good hardware, falling as endorsers and geography spread. Private data collections keep values between two members while the rest see hashes. Upgrades need every member’s calendar, so we plan two a year and rehearse each on a copy with one member missing.',
          ],
        },
      ],
    },
    {
      slug: 'smart-contract-review',
      title: 'Smart-contract review',
      summary: 'Invariants first, tools second, and a long look at who holds the upgrade key.',
      description:
        'Smart-contract review: written invariants, fuzzing and static analysis, reentrancy, price oracles, transaction order, upgrade keys, timelocks and pauses.',
      lead: 'A contract is a public function with money inside, and anyone can call it in any order, for ever.',
      figure: { value: '48 h', label: 'between announcing a change and making it' },
      parts: [
        {
          heading: 'Invariants',
          text: [
            'We start with sentences that must never be false: the sum of balances equals the deposits; no one withdraws twice; a paused contract pays nothing. Each becomes an executable property, fuzzed with Foundry or Echidna over millions of call sequences. Where the sum at risk justifies the cost, we prove two or three formally. Slither reads the code for known patterns in a minute, and finds about what you’d expect of a minute’s reading.',
          ],
        },
        {
          heading: 'Where the losses come from',
          text: [
            'Reentrancy is old and still with us: always write the effects before the external call. A price read from a single pool can be moved inside one transaction with borrowed money. Pending transactions are visible, so an order that depends on its place in the block will be overtaken. Rounding in the user’s favour, repeated a million times, is a salary.',
          ],
        },
        {
          heading: 'The upgrade key',
          text: [
            'Behind a proxy, whoever can replace the code owns the contents. We ask for a multi-signature of at least three in five, held by different people on hardware, a timelock of 48 hours for changes, and a pause that can stop money but not take it. On Ethereum mainnet, systems outside should wait for finality, normally about 13 minutes, before they ship goods.',
          ],
        },
      ],
    },
    {
      slug: 'keys-and-the-right-to-erasure',
      title: 'Keys, and the right to be forgotten',
      summary: 'What must never be on the ledger, and what happens when a key is lost.',
      description:
        'Key custody and personal data on shared ledgers: HSMs, threshold signing, rehearsed recovery, salted commitments, and why a bare hash is personal data.',
      lead: 'A ledger forgets nothing and forgives nothing. Once people are involved, both are inconvenient.',
      figure: { value: '2 of 3', label: 'sites have to take part before anything is signed' },
      parts: [
        {
          heading: 'A hash is not a hiding place',
          text: [
            'There are fewer than ten billion Indian mobile numbers. One graphics card hashes all of them with SHA-256 in seconds, so a bare hash of a phone number is the phone number. We keep personal data off the ledger, in a store that can delete, and write only a commitment: a hash with a random 256-bit salt for each record. Destroy the salt and the data, and what’s left refers to no one. That’s how we reconcile an append-only record with the DPDP Act and with article 17 of the GDPR. Ask counsel in both places to agree.',
          ],
        },
        {
          heading: 'Custody',
          text: [
            'Signing keys live in HSMs validated to FIPS 140-3 level 3, or are split by threshold signing, so two of three sites have to take part and no whole key exists anywhere. Policy is enforced inside that boundary: amount, hour, counterparty.',
          ],
        },
        {
          heading: 'Loss',
          text: [
            'Someone will lose one. Recovery is a ceremony with a script, witnesses and a camera, rehearsed once a year. Members agree in advance how a lost identity gets revoked and reissued, and who votes on it. A network without that page has a single point of failure with a first name.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'sahyagiri-ledger',
    heading: 'Ninety-one branches, one keeper, no chain.',
    text: 'From a distance, the branches of Sahyagiri Co-operative Bank look like a consortium. But they have one owner and one regulator, so the second question settles it: double entry in an ordinary database. The new ledger ran beside the old one for eight weeks, until the two agreed to the paisa.',
    figures: [
      { value: '9 → 1', label: 'days to close a month' },
      { value: '0', label: 'difference at close' },
      { value: '26 weeks', label: 'with a team of nine' },
    ],
  },
  questionsHeading: 'What the board asks, politely.',
  questions: [
    {
      question: 'Public or private?',
      answer:
        'Public, if strangers have to be able to verify or join without your permission. In that case, budget for fees that move by a factor of twenty, and for every competitor reading your volume.',
    },
    {
      question: 'Can it trace our goods?',
      answer:
        'It can trace statements about goods. Tie them down with tamper-evident seals, signed sensors and spot checks, or the ledger will preserve a mistake very well.',
    },
    {
      question: 'Will a court accept it?',
      answer:
        'Courts in India and the EU weigh signed electronic records, and look hard at keys and procedure. We document both for your lawyers. The word “blockchain” adds nothing by itself.',
    },
    {
      question: 'Do you issue tokens?',
      answer:
        'No sales, no price talk, no treasury. We’ll build a tokenised claim if a regulated issuer stands behind it.',
    },
  ],
  next: {
    heading: 'Bring the slide with the chain on it.',
    text: 'And the names of the parties who distrust each other. Five days later you have two pages. If they say no, they’ve already paid for themselves.',
  },
  related: [
    '/services/industries/Banking-Financial',
    '/services/technology/security',
    '/services/industries/Import-Export-Manufacturing',
  ],
}
