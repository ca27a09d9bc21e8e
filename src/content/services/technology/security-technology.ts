import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'technology',
  slug: 'security',
  title: 'Security',
  metaTitle: 'Security: one way in, all of it logged | Naksha',
  description:
    'Security engineering with one logged way in: threat models on the drawing, least privilege, keys that expire in hours, SBOM with VEX, tests with a retest.',
  lead: 'One way in. Rights that end when the task does. A log kept where the intruder can’t reach. We build these into your systems, and then we attack them.',
  facts: [
    { label: 'Team', value: '2 security engineers, 1 tester who didn’t build it' },
    { label: 'Length', value: '12 weeks, then two tests a year' },
    { label: 'Runs on', value: 'Your identity provider, vault and log store' },
    { label: 'Starts from', value: '₹ 7 lakh (US$ 7,900) for the threat model' },
  ],
  problem: {
    heading: 'You passed the test. The contractor’s key still works.',
    text: [
      'There’s a certificate on the wall, and an annual scan with 600 findings sorted by colour. What we usually find in the first week is duller: 214 service accounts, 61 of them administrators, a deployment token older than the oldest engineer’s contract, and a VPN that reaches everything. Most intruders don’t break in. They log in, and the account is real.',
      'Then someone has to answer to a board, a customer’s questionnaire and a regulator, and it may be you. CERT-In expects a report within six hours of your noticing, and logs for 180 days. Six hours is short if the logs sat on the machine that was taken.',
      'The record is what you hold on to when the rest has gone wrong. With a complete log in another account, an incident is a bad week. Without one, you have to assume the worst about every record you hold, and say so in public.',
    ],
  },
  stepsHeading: 'Close, count, cut, then attack.',
  steps: [
    {
      title: 'Model the threats',
      weeks: 'Weeks 1–3',
      text: 'On the drawing of your system, with the people who built it: what’s worth stealing, who’d want to, and which way they’d come.',
      result: 'Twenty ranked threats, each with an owner and a decision.',
    },
    {
      title: 'One way in',
      guards: true,
      weeks: 'Weeks 3–6',
      text: 'An identity-aware proxy asks who you are, with a passkey, and which device you hold. Other doors close one by one, after a fortnight spent watching who still uses them.',
      result: 'A single route for people, and a list of the doors that were shut.',
    },
    {
      title: 'Move the log',
      weeks: 'Weeks 4–6',
      text: 'Sign-ins, grants, reads of sensitive tables and refusals go to a write-once store in a separate account, hashed in a chain.',
      result: 'A record your own administrators can’t edit, kept for 400 days.',
    },
    {
      title: 'Cut rights',
      weeks: 'Weeks 5–9',
      text: 'We set ninety days of use against what’s been granted. Standing administrator rights become requests that expire.',
      result: 'Typically nine permissions in ten removed, with fewer than a dozen complaints.',
    },
    {
      title: 'Shorten keys',
      weeks: 'Weeks 8–10',
      text: 'Secrets move into a vault, and get an owner and a life measured in hours.',
      result: 'A rotation you can run at noon.',
    },
    {
      title: 'Break in',
      weeks: 'Weeks 10–12',
      text: 'Grey-box, by people who took no part in the work. We score detection as well as entry.',
      result: 'Findings with proof, repairs, and a retest in the price.',
    },
  ],
  cardsHeading: 'What an auditor can open.',
  cards: [
    {
      slug: 'threat-models-that-get-used',
      title: 'Threat models that get used',
      summary: 'Two half-days on the real drawing, and a decision beside every threat.',
      description:
        'Threat modelling that survives the workshop: STRIDE on data flows, attackers with motives, a decision per threat, tests in the build, reviewed on change.',
      lead: 'Developers know where it’s weak. A threat model is a polite way of asking them.',
      figure: { value: '2', label: 'half-days, on the drawing your team really uses' },
      parts: [
        {
          heading: 'Two half-days',
          text: [
            'We put the data-flow drawing on the wall and mark each trust boundary: where data passes from a place you control less to one you control more. We walk STRIDE along each crossing, which goes quickly, since most cells are empty. We give the attackers motives. A bored teenager, a dismissed administrator and a competitor’s supplier want different things, and come in by different doors.',
          ],
        },
        {
          heading: 'A decision each',
          text: [
            'Every threat ends with one of four words: remove, reduce, transfer, accept. Acceptance carries a name and the date it lapses. We avoid scores with two decimals; “would this reach the newspapers, and could an intern do it” sorts as well as any formula.',
            'For example: a support agent can export all customers. Removed: exports above 50 rows need a second person and raise an alert. That sentence becomes a test in the build, and that’s where the model stops being a document.',
          ],
        },
        {
          heading: 'Keeping it true',
          text: [
            'A change that adds a boundary, a store of personal data or a new kind of user triggers a half-hour review. Twice a year we compare the model with incidents and near misses, and ask which threat we hadn’t imagined.',
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
      lead: 'Permissions only ever grow, because no one has ever been thanked for removing one.',
      figure: { value: '4%', label: 'of its grants is what the typical service account uses' },
      parts: [
        {
          heading: 'The gap',
          text: [
            'Cloud audit logs and database statistics show what each identity used in ninety days. Set against its grants, the typical service account exercises 4% of them. We generate the smaller policy, run it in report-only mode through one month-end, and then switch. We ask about the once-a-year jobs by name, because ninety days can’t see them.',
          ],
        },
        {
          heading: 'People',
          text: [
            'No one keeps administrator rights overnight. A request names a ticket and a length, up to four hours; a colleague approves it in chat; it ends by itself. You read production data through views that mask what the task doesn’t need. Passkeys under FIDO2 replace one-time codes, which are phished in real time by kits that cost less than a dinner.',
          ],
        },
        {
          heading: 'Machines, and the glass',
          text: [
            'Workloads prove themselves by where and what they are, through OIDC federation or SPIFFE, and get tokens that last minutes. That includes build runners, which hold more power than most directors.',
            'For the day the identity provider is down, there are two break-glass accounts with hardware keys in two safes. We test them every quarter, and opening one rings every phone in the security team. A control with no emergency exit will be propped open with a chair.',
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
      lead: 'A key that has never been rotated can’t be. You find that out the day it’s published.',
      figure: { value: '12 h', label: 'and a credential is dead, whoever has copied it' },
      parts: [
        {
          heading: 'Three kinds',
          text: [
            'Credentials that get you into something, such as a database login, are issued on demand and die after twelve hours. Signing keys have a public history, so the new one is published before it signs and the old one stays verifiable until the last signature has lapsed. Encryption keys are wrapped: data keys under a master key in an HSM. Rotating the master re-wraps a few thousand small keys and leaves the terabytes alone. Data written under a leaked data key, however, has to be encrypted again, so we time that in advance.',
          ],
        },
        {
          heading: 'Overlap',
          text: [
            'Every consumer accepts two versions. Rotation is then four steps without an outage: add, use, verify that no one uses the old one, revoke. The third is the step people skip. Our vault counts uses per version, so all it takes is a query.',
          ],
        },
        {
          heading: 'When one leaks',
          text: [
            'Twice a year we publish a canary key in a private repository and time the response: detection, revocation, search of the log for its use. Under thirty minutes is good. We also keep a list of where RSA and elliptic curves protect secrets that must last beyond ten years, since those need ML-KEM hybrids first. Today that’s mostly TLS and backups.',
          ],
        },
      ],
    },
    {
      slug: 'sbom-with-answers',
      title: 'An SBOM with answers',
      summary: 'What’s inside, whether it can hurt, and how you know the build is yours.',
      description:
        'Software supply chain: CycloneDX or SPDX made at build time, VEX statements, triage by exploitation and reach, signed provenance under SLSA, pinned inputs.',
      lead: 'A bill of materials is an inventory. It earns its keep when someone asks “are we affected?” on a Sunday.',
      figure: { value: '600 → 20', label: 'findings, once you ask which of them can hurt' },
      parts: [
        {
          heading: 'Made by the build',
          text: [
            'The list is made where the artefact is made, from the lock file and the linker, in CycloneDX or SPDX, and stored under the artefact’s digest. Scan a finished image afterwards and you miss what was compiled in. A middling Node service has some 1,100 components, forty of them chosen by its authors. Across 60 services, one indexed store answers the Sunday question in seconds, for what’s deployed as well as for what’s on the main branch.',
          ],
        },
        {
          heading: 'From list to decision',
          text: [
            'A severity score says how bad it could be for someone. We sort by whether it’s being exploited, from CISA’s catalogue and EPSS, and then by whether your code reaches the faulty function. Anything that doesn’t apply gets a signed VEX statement with the reason, which your customers’ scanners can read. Of 600 findings, about 20 usually remain. Those get fixed within days, because there are only 20.',
          ],
        },
        {
          heading: 'Provenance',
          text: [
            'Builds run on throw-away machines, from pinned digests, with install scripts off by default. New package versions wait a week unless they repair something. We sign the result with its SLSA provenance, and the cluster refuses images without it, ours included.',
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
      figure: { value: '60 days', label: 'in which the retest is part of the price' },
      parts: [
        {
          heading: 'What we test',
          text: [
            'We ask for an account in every role, the drawing and the source, because two weeks of guesswork tells you little about a system an insider knows. Coverage follows OWASP ASVS 5.0, so the report also says what we examined and found sound. Most of the time goes into authorisation on single objects, into sequences (paying, cancelling, then paying with the refund), and into what happens when two requests arrive in the same millisecond.',
          ],
        },
        {
          heading: 'Rules',
          text: [
            'A signed scope with addresses, hours and a phone number someone answers. No denial of service, no social engineering of named people, no copying of personal data beyond a single masked row as proof. We report anything critical within two hours, and the test pauses.',
          ],
        },
        {
          heading: 'What you get',
          text: [
            'Each finding has a request that reproduces it, its cause, a suggested fix in your framework, a CVSS 4.0 vector and a sentence on what it would have cost. Beside it we say whether your monitoring noticed, and how long it took; catching us at minute nine is a result to be proud of. The retest, up to 60 days later, is in the price. The report you can show to customers is a separate four-page document.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'pecan-model-gate',
    heading: 'A control that refused its own authors.',
    text: 'A control is real once it has said no to someone with the right to override it. At Pecan Health, whose clinics are in Texas, a triage release its makers had passed was stopped at the gate, because the bar had been signed before anyone saw the model. Access to production follows the same pattern.',
    figures: [
      { value: '1', label: 'approved release refused' },
      { value: '0.92', label: 'the bar, set in advance' },
      { value: '14 weeks', label: 'with a team of five' },
    ],
  },
  questionsHeading: 'What auditors ask, and so do we.',
  questions: [
    {
      question: 'Will this get us ISO 27001 or SOC 2?',
      answer:
        'It produces most of the evidence, as exports instead of screenshots. The ISO certificate comes from an accredited body and the SOC 2 report from a CPA firm; neither should be us.',
    },
    {
      question: 'Do you run a monitoring centre?',
      answer:
        'We write detections, test them and hand them to yours. If you don’t have one, we recommend two and take no commission.',
    },
    {
      question: 'We’re having an incident right now.',
      answer:
        'Call Pune or Austin and open with that. Leave machines on, take them off the network, and don’t touch the logs. Contracts can wait a day.',
    },
    {
      question: 'Can we see a sample report?',
      answer:
        'Yes: one of our own systems, unedited, with the two findings we were least proud of.',
    },
  ],
  next: {
    heading: 'Who could read your customer table tonight?',
    text: 'If it takes you more than an hour to list them, begin there. We make the list with you in three days, and it’s yours to keep.',
  },
  related: [
    '/services/technology/devops',
    '/services/technology/embedded',
    '/services/industries/Banking-Financial',
  ],
}
