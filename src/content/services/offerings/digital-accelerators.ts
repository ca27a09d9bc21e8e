import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'offerings',
  slug: 'digital-accelerators',
  title: 'Digital accelerators',
  metaTitle: 'Digital accelerators you own as code | Naksha',
  description:
    'Sign-in, billing, search and consent as source code in your repository: parts built nine times before, with tests for every past mistake.',
  lead: 'Sign-in, billing, search, consent: parts we’ve built nine times already, handed over as your own code. No licence key, no service of ours in the background. If Naksha closed tomorrow, nothing of yours would notice.',
  facts: [
    { label: 'Team', value: 'Two engineers of ours, one of yours' },
    { label: 'Length', value: '2 to 4 weeks a part' },
    { label: 'Comes as', value: 'TypeScript or Java source, PostgreSQL schema, tests, runbook' },
    { label: 'Starts from', value: '₹ 6.5 lakh (US$ 7,400) a part' },
  ],
  problem: {
    heading: 'Four weeks on password reset, none on the product.',
    text: [
      'Your product has one idea nobody else has. Before anyone sees it, they have to register, pay, find things and agree to terms. A new team budgets a fortnight for those four and spends four months, since each looks like a form and behaves like a protocol.',
      'The trouble comes in the second year. A customer changes his phone number and loses the account. An invoice is numbered twice because two servers started in the same second. A search shows a document its reader may no longer open. None of it appears in a demonstration.',
      'We’ve met these bugs, some of them at our own expense. Each one is now a test with a date and a story, and the tests are what you’re buying. Fifteen hundred arrive with sign-in alone.',
    ],
  },
  stepsHeading: 'A transplant, with matching first.',
  steps: [
    {
      title: 'Match',
      guards: true,
      weeks: 'Days 1–3',
      text: 'We compare your rules with what the part assumes: who may merge accounts, which state your GST registration is in, what your tenants are. Two mismatches are normal. With five, we advise building fresh.',
      result: 'A list of differences, each with a price, and a yes or no.',
    },
    {
      title: 'Plant',
      weeks: 'Week 1',
      text: 'The source enters your repository as an ordinary directory with its history squashed, under your licence header and your lint rules.',
      result: 'A green build, and the part running in your test environment.',
    },
    {
      title: 'Bend',
      weeks: 'Weeks 2–3',
      text: 'Your engineer makes the changes and ours reviews. It’s slower than doing it ourselves, and it’s how the code becomes yours.',
      result: 'Screens in your design, rules from your counter, a person who knows why.',
    },
    {
      title: 'Attack',
      weeks: 'Week 4',
      text: 'Someone who didn’t take part tries to break in, pay twice, read a stranger’s file or erase a consent.',
      result: 'A report with every attempt, including those that worked and their repair.',
    },
  ],
  cardsHeading: 'On the shelf.',
  cards: [
    {
      slug: 'sign-in',
      title: 'Sign-in',
      summary:
        'Passkeys, passwords, one-time codes and your corporate login, with recovery done first.',
      description:
        'A sign-in you own: passkeys, OpenID Connect, one-time codes for Indian phones, safe account recovery and sessions that end when they should.',
      lead: 'An account is only as safe as the way back into it. So we design recovery before registration, and most of the tests live there.',
      figure: { value: '5 min', label: 'after noon, someone dismissed at noon is out everywhere' },
      parts: [
        {
          heading: 'What is in it',
          text: [
            'WebAuthn passkeys. Passwords hashed with Argon2id at 19 MiB and two passes, checked against lists of leaked ones. Authorisation code flow with PKCE for apps. SAML and SCIM for corporate customers, so that someone dismissed at noon is out by five past.',
            'Sessions are opaque identifiers in a __Host- cookie, replaced whenever rights change, and listed for the user with device and date.',
          ],
        },
        {
          heading: 'The Indian phone',
          text: [
            'A text message needs a template registered on the operators’ DLT platform, and a changed comma blocks delivery. Six digits, five attempts, three minutes. Numbers are recycled after disconnection, so a number alone never recovers an account that has been quiet for ninety days.',
          ],
        },
        {
          heading: 'What attackers try',
          text: [
            'Known password lists from 9,000 addresses, one attempt from each. Limits are therefore kept per account and per network as well as per address. A wrong password and an unknown user get one message, after the same time. Resend buttons are capped, because someone will otherwise make you send ₹ 4 lakh of messages to a premium range in one night.',
          ],
        },
      ],
    },
    {
      slug: 'billing',
      title: 'Billing',
      summary: 'Subscriptions, invoices and dunning, with numbers that have no gaps and no twins.',
      description:
        'Billing code with consecutive GST invoices, e-mandates within RBI limits, idempotent charges and a daily match against the settlement file.',
      lead: 'Money forgives slowness and nothing else. Amounts are whole paise, never floating point, and each change of balance has two sides.',
      figure: { value: '300', label: 'invoices a second, numbered without a gap or a twin' },
      parts: [
        {
          heading: 'Numbers without gaps',
          text: [
            'Rule 46 of the CGST Rules wants a consecutive serial of at most sixteen characters, unique within the financial year. A database sequence leaves gaps on rollback, so ours is a locked counter row per registration and series, taken in the transaction that issues the invoice. It manages about 300 invoices a second, which has been enough.',
            'Mistakes become credit notes. For businesses above the e-invoicing threshold, the registration number and QR code come from the portal, with a queue for the hours when the portal is away.',
          ],
        },
        {
          heading: 'Charging again next month',
          text: [
            'Card mandates in India need a notice at least 24 hours ahead, and above ₹ 15,000 a fresh authentication in most categories. The scheduler knows both. A failed charge is retried on days 3, 5 and 9, at salary time where we can guess it; a mandate cancelled at the bank isn’t retried at all.',
          ],
        },
        {
          heading: 'Trust, then match',
          text: [
            'Gateway webhooks come late, twice and in the wrong order. Each morning the part compares its ledger with the settlement file, line by line, and opens a case for any paisa it can’t explain. Card numbers never touch your servers.',
          ],
        },
      ],
    },
    {
      slug: 'search',
      title: 'Search',
      summary: 'A box that forgives spelling, respects permissions and is measured every week.',
      description:
        'Product and document search with transliteration, permission checks at query time, a judged query list and a zero-result report each week.',
      lead: 'Everyone can tell when search is bad, and few can say how bad. The first thing we install is the measuring.',
      figure: { value: '80 ms', label: 'at the 95th percentile, spelling forgiven' },
      parts: [
        {
          heading: 'Small engine or large',
          text: [
            'Up to a couple of million short records, PostgreSQL full-text search with trigrams does well, and it can’t drift out of step with your data because it’s your data. Beyond that, or with facets over dozens of fields, we use OpenSearch: BM25, one index behind an alias, rebuilt beside the old and switched. Semantic vectors are added where the judged list improves. On part numbers they make things worse.',
          ],
        },
        {
          heading: 'Words as people type them',
          text: [
            '“Chawal”, “chaval” and “चावल” are the same rice. The part folds common romanisations, keeps your trade’s synonyms in a file that merchandisers edit, and treats “10mm” and “10 mm” alike. Synonyms run at query time so that a change needs no reindexing.',
          ],
        },
        {
          heading: 'Proof',
          text: [
            'Your staff judge 200 real queries, ten results each; it takes two afternoons. From then on each change shows its nDCG@10 before and after. Another report lists searches with no result, which doubles as a shopping list for the buying department.',
            'Permissions are applied inside the query. Filtering afterwards leaks through counts and suggestions. Target: 80 ms at the 95th percentile.',
          ],
        },
      ],
    },
    {
      slug: 'consent',
      title: 'Consent',
      summary: 'Who agreed to what, in which words, on which day, and how they took it back.',
      description:
        'A consent register for the DPDP Act and GDPR: exact notice texts, withdrawal as easy as agreeing, and proof that processors were told.',
      lead: 'A checkbox column in the user table proves nothing. Two years later someone asks which sentence stood beside it, and the sentence has been edited eleven times.',
      figure: { value: '22', label: 'languages people may read the notice in, besides English' },
      parts: [
        {
          heading: 'An entry for every act',
          text: [
            'The register only grows. Each entry has the person, the purpose, a hash of the notice as displayed, its language, the channel, the hour and the act: given, refused, withdrawn, expired. Today’s state is computed from the entries. The fields follow ISO/IEC TS 27560, so an auditor finds familiar names.',
          ],
        },
        {
          heading: 'Two laws, and the stricter answer',
          text: [
            'India’s DPDP Act of 2023 asks for a clear affirmative act, and lets people read the notice in English or any of the 22 scheduled languages. GDPR wants you able to demonstrate consent. Both require that taking it back be as easy as giving it. So withdrawal takes as many taps as agreement did, and a test counts them. In India consent for anyone under eighteen has, with few exceptions, to come verifiably from a parent; the age gate is a branch in the flow and a policy decision we put to you.',
          ],
        },
        {
          heading: 'After the withdrawal',
          text: [
            'A message goes to each processor that received the data, and the register waits for their receipts. Unanswered ones turn amber after 72 hours. Browsers that send Sec-GPC: 1 are recorded as an objection to sale or sharing without asking anyone anything.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'kaveri-checkout',
    heading: 'Spend the weeks where the shop is odd.',
    text: 'Selling handloom in 140 shops is unusual in one respect: the sale has to go through with no signal. Kaveri Looms put its twenty weeks there, into a single checkout for counter and phone. The ordinary parts of a checkout should cost an ordinary fortnight.',
    figures: [
      { value: '140', label: 'shops and the web on one checkout' },
      { value: '−19 points', label: 'abandonment on phones, from 71% to 52%' },
      { value: '7', label: 'people for twenty weeks' },
    ],
  },
  questionsHeading: 'The fine print, which is short.',
  questions: [
    {
      question: 'Why not rent all four from a vendor?',
      answer:
        'Often you should. Renting sign-in is sensible up to some 20,000 monthly users; after that the bill grows faster than two engineers do. We bring the sum.',
    },
    {
      question: 'Who fixes a security hole in two years?',
      answer:
        'We write to every past buyer with a patch and its test, within two working days of our own fix. It’s happened four times.',
    },
    {
      question: 'Do others get our changes?',
      answer:
        'Only lessons: a new test for a general fault, with nothing of yours in it. Your code stays in your repository.',
    },
    {
      question: 'What isn’t on the shelf?',
      answer:
        'Chat, workflow engines and content editors. We tried each twice, and no two clients agreed on more than the name.',
    },
  ],
  next: {
    heading: 'Pick the part you dread.',
    text: 'We open its test list on a shared screen for an hour. Bring the colleague who built your last one.',
  },
  related: [
    '/services/offerings/technology-engineering',
    '/services/technology/security',
    '/services/technology/architecture',
    '/services/industries/Consumer-Retail',
  ],
}
