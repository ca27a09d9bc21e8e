import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'industries',
  slug: 'Oil-Gas',
  title: 'Oil and gas',
  metaTitle: 'Oil and gas data and field software | Naksha',
  description:
    'Historian feeds, well forecasts, electronic permits and production allocation, with a written rule for the hour when sensor and model disagree.',
  lead: 'The gauge says 112 bar, the model says 96, and it’s a quarter past two. One of them is wrong. We build the feed, the forecast and the rule, agreed in daylight, for which one the control room follows.',
  facts: [
    { label: 'Team', value: '2 data engineers, 1 OT engineer, 1 process engineer, 1 app engineer' },
    { label: 'Length', value: '18 weeks from tag list to control room' },
    { label: 'Stays outside', value: 'The safety system, always' },
    { label: 'Starts from', value: '₹ 74 lakh, offshore days extra' },
  ],
  problem: {
    heading: 'Forty thousand tags and a man called Verma.',
    text: [
      'Field, terminal, pipeline or refinery, your historian holds fifteen years of values under names like PT_4107B_OLD. Some transmitters were re-ranged in 2018 and the archive doesn’t know. Verma does. He retires in March.',
      'Someone’s fitted a forecast to that. It does well until a choke is changed or a separator test is booked against the wrong well, and then drifts quietly for a week. A control room that’s surprised twice switches the screen off. That’s reasonable of them: during an upset there may be 300 alarms in ten minutes, where a person can handle about ten.',
      'Connections are thin as well. A platform has a VSAT link with 600 ms of delay and rain. The enterprise network may look at plant data, and must have no way to touch the plant. Anything carried into zone 1 needs a certificate and a glove-sized button.',
    ],
  },
  stepsHeading: 'Everything but the safety system.',
  steps: [
    {
      title: 'Sit with Verma',
      weeks: 'Weeks 1–3',
      text: 'Tags, ranges, units, instrument history, what each reading is really used for.',
      result: 'An asset model with each tag placed, trusted or doubted.',
    },
    {
      title: 'Carry the data out',
      weeks: 'Weeks 3–8',
      text: 'A one-way path from historian to DMZ replica, store-and-forward, drawn against IEC 62443 zones.',
      result: 'A feed that backfills after a 72-hour outage.',
    },
    {
      title: 'Forecast in the shade',
      weeks: 'Weeks 7–13',
      text: 'A physical model first, a learned correction second. Nobody acts on it yet.',
      result: 'Six weeks of error by well, by cause.',
    },
    {
      title: 'Write the rule',
      guards: true,
      weeks: 'Weeks 11–14',
      text: 'Operators, process safety and maintenance in one room. Which reading wins, when, and who is called.',
      result: 'Two pages, signed, in the control room procedure.',
    },
    {
      title: 'Hand over the shift',
      weeks: 'Weeks 15–18',
      text: 'One panel, four shifts, an engineer of ours on nights for a fortnight.',
      result: 'A screen the panel operator keeps open by choice.',
    },
  ],
  cardsHeading: 'Sheets from the field.',
  cards: [
    {
      slug: 'historian-feed',
      title: 'A one-way feed from the historian',
      summary: 'Process data out across the DMZ, with quality codes, backfill and no way back in.',
      description:
        'Historian data from OT to cloud through a DMZ: one-way transfer, store-and-forward over VSAT, quality flags kept, IEC 62443 zones drawn.',
      lead: 'Data should leave the plant the way smoke does. Nothing that travels up the pipe must be able to come down it.',
      figure: { value: '60 kbit/s', label: 'carry 4,000 tags at one-second resolution' },
      parts: [
        {
          heading: 'The path',
          text: [
            'A collector beside the historian reads over OPC UA or the vendor’s interface and writes to a replica in the DMZ. For higher security levels a data diode sits between, and the protocol is shaped for it: no acknowledgements, sequence numbers, forward error correction. The cloud reads the replica. Firewall rules on the plant side allow outbound only, and there are three of them.',
          ],
        },
        {
          heading: 'What usually gets lost',
          text: [
            'Exception and compression settings throw away the shape between two points, so we record them with each tag. Quality flags are carried as a column; “bad” is never turned into a zero. Source time and arrival time are both kept, because a remote unit with a drifting clock will otherwise put the effect before the cause.',
          ],
        },
        {
          heading: 'Over a bad link',
          text: [
            'On 512 kbit/s of VSAT, 4,000 tags at one-second resolution don’t fit as text. Packed and compressed with dead bands the engineers have approved, they take about 60 kbit/s. During rain the queue fills, live values go first and history follows. Three days of outage backfill in about ten hours.',
          ],
        },
      ],
    },
    {
      slug: 'sensor-model-disagreement',
      title: 'A rule for when they disagree',
      summary: 'Virtual metering with stated confidence, and a written order of who is believed.',
      description:
        'Virtual flow metering and sensor validation for wells and pipelines: residuals, stated confidence, and a signed rule for which value is used.',
      lead: 'A forecast is easy to believe when it agrees with the gauge. Its worth is decided in the other hours, and those should have been discussed beforehand.',
      figure: {
        value: '30 min',
        label: 'a gap must stand before the meter loses its word on dosing',
      },
      parts: [
        {
          heading: 'Two estimates and a residual',
          text: [
            'Wellhead pressure, temperature and choke position give a flow through a multiphase model. The meter gives another. We watch the difference, with its history by well and regime. A step suggests the instrument, a ramp suggests the well or wax, noise suggests slugging. Each well test recalibrates the model, if the test passes its own checks.',
          ],
        },
        {
          heading: 'What the panel shows',
          text: [
            'One line with a band, the meter as dots, and a word: agree, watch, differ. “Differ” names the probable cause and the procedure page. It’s an advisory outside the alarm system; adding to the alarm list needs rationalisation under ISA-18.2, and we ask for it perhaps twice in a project.',
          ],
        },
        {
          heading: 'The order of belief',
          text: [
            'Written per decision. For safety, the instrumented system under IEC 61511 alone, whatever we compute. For chemical dosing, the meter unless the residual has stood for 30 minutes and a second sensor concurs. For allocation, neither until the daily review. The rule has an owner and a date, and is tried in a table-top exercise each half-year.',
          ],
        },
      ],
    },
    {
      slug: 'electronic-permits',
      title: 'Permits to work on a tablet',
      summary: 'Isolations, gas tests and conflicts checked on a plot plan, usable in zone 1.',
      description:
        'Electronic permit to work with isolations, gas tests and conflict checks on a plot plan, for certified tablets in hazardous areas, offline too.',
      lead: 'Hot work on the east rack, a drain being opened thirty metres upwind, and two permits that were signed at different desks. Paper can’t see the other paper.',
      figure: { value: '14 mm', label: 'targets, for gloves on a tablet in zone 1' },
      parts: [
        {
          heading: 'Permits on a plan',
          text: [
            'Each permit has a place, a time and a hazard. Conflicts are computed from distance, elevation, the hazardous-area drawing and shared isolations, and shown to the issuing authority before signature. The software raises questions; the authority signs or refuses. Site rules such as OISD-STD-105 in India are configuration, with the clause printed beside the check.',
          ],
        },
        {
          heading: 'Isolation until the last signature',
          text: [
            'An isolation certificate lists valves, blinds and breakers with lock numbers. A shared isolation can’t be removed while any permit leans on it. Sanction to test, the moment when a lock comes off for twenty minutes, is its own state with its own timer. That’s where the paper system tends to lose count.',
          ],
        },
        {
          heading: 'In the field',
          text: [
            'Tablets are certified for zone 1 and weigh 1.1 kg with gloves in mind: targets of 14 mm, no typing where a scan will do. Gas readings come from the detector by short-range radio, with its calibration date. Offline, a permit can be read, suspended and handed back. It can’t be issued, because no one could check the conflicts.',
          ],
        },
      ],
    },
    {
      slug: 'production-allocation',
      title: 'Production allocation that closes',
      summary: 'From well tests and tank dips to a split every partner can recompute.',
      description:
        'Hydrocarbon accounting: daily allocation from fiscal meters to wells, uncertainty, well-test rules, and restatements partners can recompute.',
      lead: 'The export meter is good to a quarter of one per cent. The wells feeding it are known to within ten. The difference has to land on someone’s share, every day.',
      figure: { value: '2 pages', label: 'of rules each partner can recompute the split from' },
      parts: [
        {
          heading: 'Rules before arithmetic',
          text: [
            'The joint operating agreement and its allocation annex become a set of small rules: which well test is valid, how long it stays so, how downtime is counted, where flare and fuel are charged. Each points to its clause. Partners review rules on two pages, which goes faster than reviewing a 40-tab workbook.',
          ],
        },
        {
          heading: 'Splitting by uncertainty',
          text: [
            'Pro-rata allocation hands the same correction to a well metered last week and one tested in May. Where the agreement permits, we weight by uncertainty, so the imbalance goes mostly to what is least known. The reconciliation factor is watched: outside 0.95 to 1.05 for three days, a well test or a leak is the likely reason.',
          ],
        },
        {
          heading: 'Restating without shame',
          text: [
            'A meter proving fails and the last 23 days need a new factor. The engine recomputes the period, keeps the former figures readable, and issues a restatement with the difference by partner and by day. Volumes are held at standard conditions, with the correction tables of API MPMS chapter 11 and the version noted. Month-end then takes a morning.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'marudhar-wind-forecast',
    heading: 'Another desert, the same pipe.',
    text: 'Remote machines, a SCADA system no one wanted touched, and a forecast with money on it: Marudhar Wind had 212 turbines in Jaisalmer where you have wells. Five of us built its pipeline and its day-ahead forecast.',
    figures: [
      { value: '−44%', label: 'deviation charges in two quarters' },
      { value: '212', label: 'turbines read by one pipeline' },
      { value: '18 weeks', label: 'from tag list to use' },
    ],
  },
  questionsHeading: 'What the OT manager wants to know.',
  questions: [
    {
      question: 'Will you ever write to the DCS?',
      answer:
        'Not in a first project. Setpoint advice goes to a person. Closed-loop work comes later, through your control vendor and a management-of-change record.',
    },
    {
      question: 'Do your people have offshore training?',
      answer:
        'Four hold current BOSIET certificates. For other sites we take your induction and medical, and plan for the weather.',
    },
    {
      question: 'Can a leak be detected this way?',
      answer:
        'Computational monitoring in the manner of API RP 1130 helps. Small leaks below about 1 per cent of flow take hours or escape it, so it supplements patrols and pressure tests.',
    },
    {
      question: 'Where does the data live?',
      answer:
        'In your tenant, or on your own servers where the licence for the block requires it. The design is the same.',
    },
  ],
  next: {
    heading: 'Ask your own Verma.',
    text: 'Ask the person who knows the tags for five readings they don’t trust. We spend a day on those, on site, and leave you the drawing of where each goes wrong.',
  },
  related: [
    '/services/technology/bigdata',
    '/services/technology/embedded',
    '/services/industries/Power-Electrical',
  ],
}
