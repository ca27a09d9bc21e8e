import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'technology',
  slug: 'security',
  title: 'Security',
  metaTitle: 'Security: one way in, all of it logged | Naksha',
  description:
    'Security engineering with one logged way in: threat models on the drawing, least privilege, keys that expire in hours, SBOM with VEX, tests with a retest.',
  lead: 'One way in. Rights that end when the task does. A log kept where the intruder has no hands. We build these into your systems and then attack them.',
  facts: [
    { label: 'Team', value: '2 security engineers, 1 tester who did not build it' },
    { label: 'Length', value: '12 weeks, then two tests a year' },
    { label: 'Runs on', value: 'Your identity provider, vault and log store' },
    { label: 'Starts from', value: '₹ 7 lakh (US$ 7,900) for the threat model' },
  ],
  problem: {
    heading: 'The test was passed. The contractor’s key still works.',
    text: [
      'There is a certificate on the wall, and an annual scan with 600 findings, sorted by colour. In the first week we usually find something duller: 214 service accounts, 61 of them administrators, a deployment token created before the oldest engineer joined, and a VPN from which everything can be reached. Most intruders do not break in. They log in, and the account is real.',
      'Somebody then has to answer to a board, a customer’s questionnaire and a regulator, and it may be you. CERT-In expects a report within six hours of noticing, and logs for 180 days. Six hours is short if the logs sat on the machine that was taken.',
      'The record is what we hold on to when the rest has gone wrong. With a complete log in another account an incident is a bad week. Without one you must assume the worst about every record you hold, and say so in public.',
    ],
  },
  stepsHeading: 'Close, count, cut, then attack.',
  steps: [
    {
      title: 'Model the threats',
      weeks: 'Weeks 1–3',
      text: 'On the drawing of your system, with its builders: what is worth stealing, who would, and by which route.',
      result: 'Twenty ranked threats, each with an owner and a decision.',
    },
    {
      title: 'One way in',
      weeks: 'Weeks 3–6',
      text: 'An identity-aware proxy asks who you are, with a passkey, and which device you hold. Other doors close one by one, after a fortnight of watching who still uses them.',
      result: 'A single route for people. The doors that were shut, named.',
    },
    {
      title: 'Move the log',
      weeks: 'Weeks 4–6',
      text: 'Sign-ins, grants, reads of sensitive tables and refusals go to a write-once store in a separate account, hashed in a chain.',
      result: 'A record that your own administrators cannot edit, kept for 400 days.',
    },
    {
      title: 'Cut rights',
      weeks: 'Weeks 5–9',
      text: 'Ninety days of use against what is granted. Standing administrator rights become requests that expire.',
      result: 'Typically nine permissions in ten removed, with fewer than a dozen complaints.',
    },
    {
      title: 'Shorten keys',
      weeks: 'Weeks 8–10',
      text: 'Secrets move to a vault, get an owner and a life in hours.',
      result: 'A rotation you can run at noon.',
    },
    {
      title: 'Break in',
      weeks: 'Weeks 10–12',
      text: 'Grey-box, by people who took no part. Detection is scored as well as entry.',
      result: 'Findings with proof, repairs, and a retest in the price.',
    },
  ],
  cardsHeading: 'Five things an auditor can open.',
  cards: [
    {
      slug: 'threat-models-that-get-used',
      title: 'Threat models that get used',
      summary: 'Two half-days on the real drawing, and a decision beside every threat.',
      description:
        'Threat modelling that survives the workshop: STRIDE on data flows, attackers with motives, a decision per threat, tests in the build, reviewed on change.',
      lead: 'Developers know where it is weak. A threat model is a polite way of asking them.',
      parts: [
        {
          heading: 'Two half-days',
          text: [
            'We put the data-flow drawing on the wall and mark each trust boundary: where data passes from a place we control less to one we control more. STRIDE is walked along each crossing, and it goes quickly, since most cells are empty. Attackers are given motives. A bored teenager, a dismissed administrator and a competitor’s supplier want different things, and enter by different doors.',
          ],
        },
        {
          heading: 'A decision each',
          text: [
            'Every threat ends with one of four words: remove, reduce, transfer, accept. Acceptance carries a name and a date on which it lapses. Scores with two decimals are avoided; “would this reach the newspapers, and could an intern do it” sorts as well as any formula.',
            'For example: a support agent can export all customers. Removed: exports above 50 rows need a second person and raise an alert. That sentence becomes a test in the build, and there the model stops being a document.',
          ],
        },
        {
          heading: 'Keeping it true',
          text: [
            'A change that adds a boundary, a store of personal data or a new kind of user triggers a review of half an hour. Twice a year we compare the model with incidents and near misses, and ask which threat we had not imagined.',
          ],
        },
      ],
    },
    {
      slug: 'least-privilege',
      title: 'Least privilege, measured',
      summary: 'Granted against used, over ninety days, for people and for machines.',
      description:
        'Least privilege in practice: granted against used rights over ninety days, access on request with expiry, workload identity, and a tested break-glass path.',
      lead: 'Permissions only ever grow, because nobody has been thanked for removing one.',
      parts: [
        {
          heading: 'The gap',
          text: [
            'Cloud audit logs and database statistics show what each identity used in ninety days. Set against its grants, the typical service account exercises 4% of them. We generate the smaller policy, run it in report-only mode through one month-end, and then switch. Jobs that run once a year are asked about by name, because ninety days cannot see them.',
          ],
        },
        {
          heading: 'People',
          text: [
            'Nobody keeps administrator rights overnight. A request names a ticket and a length, up to four hours; a colleague approves it in chat; it ends without anyone’s help. Production data is read through views that mask what the task does not need. Passkeys under FIDO2 replace one-time codes, which are phished in real time by kits that cost less than a dinner.',
          ],
        },
        {
          heading: 'Machines, and the glass',
          text: [
            'Workloads prove themselves by where and what they are, through OIDC federation or SPIFFE, and receive tokens of minutes. Build runners are included: they hold more power than most directors.',
            'For the day the identity provider is down there are two break-glass accounts, with hardware keys in two safes. They are tested each quarter, and opening one rings every telephone in the security team. A control with no emergency exit will be propped open with a chair.',
          ],
        },
      ],
    },
    {
      slug: 'keys-that-rotate',
      title: 'Keys that rotate at noon',
      summary:
        'Twelve-hour credentials, overlapping versions, and a drill for the key that leaked.',
      description:
        'Secret management and key rotation: dynamic credentials for twelve hours, overlap of versions, envelope encryption, leak drills, plans for post-quantum.',
      lead: 'A key that has never been rotated cannot be. You learn this on the day it is published.',
      parts: [
        {
          heading: 'Three kinds',
          text: [
            'Credentials to reach something, such as a database login, are issued on demand and die after twelve hours. Signing keys have a public history, so the new one is published before it signs and the old one stays verifiable until the last signature has lapsed. Encryption keys are wrapped: data keys under a master key in an HSM. Rotating the master re-wraps a few thousand small keys and leaves the terabytes alone. Data written under a leaked data key, however, has to be encrypted again, and that is timed beforehand.',
          ],
        },
        {
          heading: 'Overlap',
          text: [
            'Every consumer accepts two versions. Rotation is then four steps without an outage: add, use, verify that nobody uses the old one, revoke. The third is the step people skip. The vault counts uses per version, so that it is a query.',
          ],
        },
        {
          heading: 'When one leaks',
          text: [
            'Twice a year we publish a canary key in a private repository and time the answer: detection, revocation, search of the log for its use. Under thirty minutes is good. We also keep a list of where RSA and elliptic curves protect secrets that must last beyond ten years, since those need ML-KEM hybrids first. Today that is mostly TLS and backups.',
          ],
        },
      ],
    },
    {
      slug: 'sbom-with-answers',
      title: 'An SBOM with answers',
      summary: 'What is inside, whether it can hurt, and how you know the build is yours.',
      description:
        'Software supply chain: CycloneDX or SPDX made at build time, VEX statements, triage by exploitation and reach, signed provenance under SLSA, pinned inputs.',
      lead: 'A bill of materials is an inventory. It becomes useful at the moment someone asks “are we affected?” on a Sunday.',
      parts: [
        {
          heading: 'Made by the build',
          text: [
            'The list is produced where the artefact is produced, from the lock file and the linker, in CycloneDX or SPDX, and stored under the artefact’s digest. Scanning a finished image afterwards misses what was compiled in. A middling Node service has some 1,100 components, of which its authors chose forty. Across 60 services, one indexed store answers the Sunday question in seconds, for what is deployed as well as for what is on the main branch.',
          ],
        },
        {
          heading: 'From list to decision',
          text: [
            'A severity score says how bad it could be somewhere. We sort by whether it is being exploited, from CISA’s catalogue and EPSS, then by whether your code reaches the faulty function. What does not apply gets a VEX statement with the reason, signed, which your customers’ scanners can read. Of 600 findings about 20 usually remain. Those are mended within days, because there are only 20.',
          ],
        },
        {
          heading: 'Provenance',
          text: [
            'Builds run on throw-away machines, from pinned digests, with install scripts off by default. New package versions wait a week unless they repair something. The result is signed with its SLSA provenance, and the cluster refuses images without it, including ours.',
          ],
        },
      ],
    },
    {
      slug: 'penetration-tests-with-a-retest',
      title: 'Penetration tests with a retest',
      summary: 'Hand work against your business rules, scored for detection, closed when retested.',
      description:
        'Penetration testing by hand: scope and safe hours, object-level access and business logic, OWASP ASVS coverage, detection scored, and a retest included.',
      lead: 'A scanner finds what every site has. A tester finds what only yours has.',
      parts: [
        {
          heading: 'What we test',
          text: [
            'We ask for accounts in each role, the drawing and the source, because two weeks of guessing teaches you little about a system an insider knows. Coverage follows OWASP ASVS 5.0, so the report also says what was examined and found sound. Most of the time goes into authorisation on single objects, into sequences (paying, cancelling, then paying with the refund), and into what happens when two requests arrive in the same millisecond.',
          ],
        },
        {
          heading: 'Rules',
          text: [
            'A signed scope with addresses, hours and a telephone number that is answered. No denial of service, no social engineering of named people, no copying of personal data beyond a single masked row as proof. Anything critical is reported within two hours, and the test pauses.',
          ],
        },
        {
          heading: 'What you get',
          text: [
            'Each finding has a request that reproduces it, its cause, a repair suggested in your framework, a CVSS 4.0 vector and a sentence on what it would have cost. Beside it stands whether your monitoring noticed, and after how long; being found at minute nine is a result to be proud of. The retest, up to 60 days later, is in the price. The report you may show to customers is a separate document of four pages.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'pecan-model-gate',
    heading: 'A control that refused its own authors.',
    text: 'A control is real once it has said no to someone with the right to override it. At Pecan Health, whose clinics are in Texas, a triage release that its makers had passed was stopped at the gate, because the bar had been signed before anyone had seen the model. Access to production follows the same pattern.',
    figures: [
      { value: '1', label: 'approved release refused' },
      { value: '0.92', label: 'the bar, set beforehand' },
      { value: '14 weeks', label: 'with a team of five' },
    ],
  },
  questionsHeading: 'Asked by auditors, and by us.',
  questions: [
    {
      question: 'Will this get us ISO 27001 or SOC 2?',
      answer:
        'It produces most of the evidence, as exports instead of screenshots. The ISO certificate comes from an accredited body and the SOC 2 report from a CPA firm; neither should be us.',
    },
    {
      question: 'Do you run a monitoring centre?',
      answer:
        'We write detections, test them and hand them to yours. If you have none, we recommend two and take no commission.',
    },
    {
      question: 'We have an incident now.',
      answer:
        'Call Pune or Austin and open with that sentence. Leave machines on, take them off the network, touch no logs. Contracts can wait a day.',
    },
    {
      question: 'May we see a sample report?',
      answer:
        'Yes: one from our own systems, unedited, with the two findings we were least proud of.',
    },
  ],
  next: {
    heading: 'Ask who could read your customer table tonight.',
    text: 'If the list takes more than an hour to make, begin there. We make it with you in three days, and it is yours.',
  },
  related: [
    '/services/technology/devops',
    '/services/technology/embedded',
    '/services/industries/Banking-Financial',
  ],
}
