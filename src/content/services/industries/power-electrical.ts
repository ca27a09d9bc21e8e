import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'industries',
  slug: 'Power-Electrical',
  title: 'Power and electrical',
  metaTitle: 'Power and electrical utility software | Naksha',
  description:
    'Meter data, outage management, substation models and peak forecasts for distribution utilities, sized for the worst evening of the year.',
  lead: 'On the second of June at 21:15 the load peaks, a storm crosses the city and 180,000 meters try to say goodbye at once. Your systems are judged on that evening. We build metering, outage and load software for it, and let the other 364 be dull.',
  facts: [
    {
      label: 'Team',
      value: '3 backend engineers, 1 data engineer, 1 power engineer, 1 mobile engineer',
    },
    { label: 'Length', value: '20 weeks, live before the monsoon or after it' },
    { label: 'Speaks', value: 'DLMS/COSEM, IEC 61850, IEC 60870-5-104, CIM' },
    { label: 'Starts from', value: '₹ 96 lakh for one circle' },
  ],
  problem: {
    heading: 'The network model is eleven months old.',
    text: [
      'Distribution for a city, or six districts: 1.4 million consumers, 900 feeders, smart meters arriving at 4,000 a day. The meters talk. What’s listening is a head-end bought for billing once a month, and a network model in which one transformer in nine hangs from the wrong feeder.',
      'In fair weather that costs money. Losses of 17 per cent can’t be split into wires and theft if you can’t say which meters sit under which transformer. In a storm it costs hours. Calls arrive at forty a minute, the crew drives to the wrong pole, and the control room keeps its switching log in a ruled notebook, which at least has never crashed.',
      'Reliability is then reported as SAIDI and SAIFI, from that notebook, by someone tired. The regulator has begun to compare the result with meter events.',
    ],
  },
  stepsHeading: 'Timed around the monsoon.',
  steps: [
    {
      title: 'Replay the worst evening',
      weeks: 'Weeks 1–3',
      text: 'Calls, SCADA events, meter events and crew diaries of one storm, on a single time axis.',
      result: 'A drawing of that night, minute by minute, with each gap.',
    },
    {
      title: 'Correct the model',
      weeks: 'Weeks 3–9',
      text: 'Voltage correlation puts meters under transformers; surveyors check the doubtful tenth.',
      result: 'A CIM export whose connectivity is dated and scored.',
    },
    {
      title: 'Ingest at storm rate',
      guards: true,
      weeks: 'Weeks 6–12',
      text: 'Interval reads and events through one log, validated, with storm bursts kept apart from billing.',
      result: 'Three times the recorded burst, absorbed on a test bed.',
    },
    {
      title: 'Put it in the van',
      weeks: 'Weeks 10–16',
      text: 'Crew app with the single-line diagram, usable without coverage, switching steps confirmed both ways.',
      result: 'Two sub-divisions working from it, notebook still open.',
    },
    {
      title: 'Drill',
      weeks: 'Weeks 17–20',
      text: 'The old storm again, live, on a Sunday, with the night shift.',
      result: 'Restoration times signed by operations, notebook closed.',
    },
  ],
  cardsHeading: 'Four systems for one bad night.',
  cards: [
    {
      slug: 'meter-data',
      title: 'Meter data that bills without guessing',
      summary: 'Reads validated, estimated and versioned, from the head-end to the bill.',
      description:
        'Meter data management for smart meters: DLMS/COSEM reads, validation and estimation rules, versioned intervals and bills that can be explained.',
      lead: 'A million meters at half-hour intervals make 48 million values a day. About one in sixty is missing, late or absurd, and each of those ends up on someone’s bill.',
      figure: {
        value: '1 in 60',
        label: 'reads is missing, late or absurd, and lands on someone’s bill',
      },
      parts: [
        {
          heading: 'From the meter',
          text: [
            'Single-phase meters to IS 16444 deliver load profile, daily energy and events over DLMS/COSEM, by RF mesh or cellular. The head-end polls; retries follow the meter’s own buffer, usually 35 days or more, so a late read is fetched and only a dead one estimated. Clock drift is measured at each contact, since a meter four minutes fast moves energy between tariff slots.',
          ],
        },
        {
          heading: 'Validate, estimate, edit',
          text: [
            'Checks run in a fixed order: time, register against interval sum, spikes, zero with voltage present, reverse energy. Estimation uses the meter’s own like days before any class profile, and every estimated value carries its method. A later true read replaces it as a new version; bills already issued get an adjustment line.',
          ],
        },
        {
          heading: 'Energy that should add up',
          text: [
            'Feeder meter less the sum beneath it, each half hour, per transformer. A steady gap is copper or iron. One that appears at dusk near a row of shops is something else. In the first circle we measured, 60 transformers of 2,200 carried half of the unexplained energy, and the vigilance team started with those.',
          ],
        },
      ],
    },
    {
      slug: 'outage-management',
      title: 'Outages found before the phone rings',
      summary: 'Last gasps, SCADA and calls combined into one guess about which device opened.',
      description:
        'Outage management that combines meter last-gasp events, SCADA trips and calls to name the device, guide crews and count SAIDI from evidence.',
      lead: 'When a fuse blows, a dying meter has a capacitor’s worth of breath to say so. Roughly half of those messages arrive. Half is plenty, if you know who is next to whom.',
      figure: { value: '40 s', label: 'to ping twelve well-chosen meters and think again' },
      parts: [
        {
          heading: 'Inference from a partial chorus',
          text: [
            'A last gasp is weak evidence, silence to a ping stronger, a SCADA trip nearly proof. We combine them up the connectivity tree and name the most likely device with a probability. Above 80 per cent a crew is proposed; below it the system pings twelve well-chosen meters, which takes about forty seconds, and thinks again.',
          ],
        },
        {
          heading: 'When 180,000 speak',
          text: [
            'Storm bursts get their own partition and are collapsed at the edge: one transformer, one event, a count. Billing reads are paused. Mesh collectors are asked for summaries, because a radio network at saturation delivers nothing to anyone. Momentary trips that a recloser clears are held back for three minutes before they become an outage.',
          ],
        },
        {
          heading: 'Nested faults and honest minutes',
          text: [
            'After the feeder returns, some homes stay dark: a second fault underneath. Power-up messages show who didn’t come back, and the job stays open for them. SAIDI is then computed from the customer minutes each meter recorded. The first such figure is generally worse than last year’s. Warn your board, and keep both series for a while.',
          ],
        },
      ],
    },
    {
      slug: 'substation-data',
      title: 'Substation models in IEC 61850',
      summary:
        'SCL files under version control, gateways tested, and settings compared with intent.',
      description:
        'IEC 61850 engineering support: SCL files under version control, gateway mapping to IEC 104, GOOSE supervision and relay settings compared.',
      lead: 'The substation is described in a file of 300,000 lines of XML. There are four copies. The one in the relay is the only one that matters, and it’s the one nobody has.',
      figure: { value: '1 in 30', label: 'relays differs from the settings it was meant to have' },
      parts: [
        {
          heading: 'SCL as source code',
          text: [
            'We keep SSD, ICD, SCD and CID files in a repository, normalise their ordering and compare by meaning: dataset members, report control blocks, GOOSE subscriptions, addresses. A change in one bay shows as six lines. The build checks the schema, unresolved references, duplicate APPIDs and multicast addresses, and that each subscriber expects the configuration revision its publisher sends.',
          ],
        },
        {
          heading: 'To the control centre',
          text: [
            'Gateways map MMS reports to IEC 60870-5-104. Quality and time must survive: a value from a relay under test should reach the dispatcher marked so. Point lists are generated from the SCD, and each new one is exercised from a simulator before a dispatcher spends a night on the phone reading signals to a technician.',
          ],
        },
        {
          heading: 'Hands off the trip path',
          text: [
            'Protection stays with your protection engineers. A trip GOOSE has to cross in about 3 ms and is no place for our software. We listen on a mirrored port, supervise sequence numbers and lost frames, and read relay settings monthly to compare with the approved study. Typically one relay in thirty differs, most often after a maintenance visit.',
          ],
        },
      ],
    },
    {
      slug: 'peak-load-forecast',
      title: 'Peak forecasts for the block that hurts',
      summary: 'Load by feeder and 15-minute block, scored on the hottest evenings only.',
      description:
        'Short-term load forecasts by feeder in 96 blocks a day: heat, holidays and rooftop solar, scored on peak error and used for power purchase.',
      lead: 'A mean error of 2.1 per cent over the year sounds fine. On the nine evenings that set your purchase bill it was 6.8, and always too low.',
      figure: {
        value: '9',
        label: 'evenings set the purchase bill, so those are the ones we score',
      },
      parts: [
        {
          heading: 'What moves the evening',
          text: [
            'Wet-bulb temperature with a memory of two days, since walls stay hot. The hour of sunset. Cricket. Festivals on the lunar calendar, harvest weeks, and supply hours on agricultural feeders that change by order rather than by weather. Rooftop solar hides load at noon and hands it back at six, so we model gross demand and generation apart, with installed capacity by feeder.',
          ],
        },
        {
          heading: 'Scored where it costs',
          text: [
            'The target is pinball loss at three quantiles, weighted by the price of the block. A similar-day benchmark runs beside it for ever. If the model doesn’t beat that by 8 per cent on the top fifty evenings, it isn’t promoted. Data from load-shed hours is repaired first, otherwise it learns that shortage is low demand.',
          ],
        },
        {
          heading: 'Into the purchase desk',
          text: [
            'By 08:30 the desk sees the next day in 96 blocks with a band, contracts stacked beneath it, and the open position. A revised curve follows each hour for real-time purchase. Feeders near their thermal limit come out as a second list for operations, two days ahead, which is time enough to move a switch.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'kaveri-checkout',
    heading: 'A cashier and a lineman share a problem.',
    text: 'Both must finish a transaction where the network doesn’t reach. Kaveri Looms needed one checkout for shops and phones that works offline. The queue, the conflict rules and the later sync are the ones we put in a crew van.',
    figures: [
      { value: '140', label: 'shops that keep working offline' },
      { value: '7', label: 'people, design to roll-out' },
      { value: '20 weeks', label: 'from first visit' },
    ],
  },
  questionsHeading: 'From control rooms and circles.',
  questions: [
    {
      question: 'Our meters come from three vendors. Is that a problem?',
      answer:
        'An ordinary one. The companion standard IS 15959 narrows the differences. We certify each firmware against a 90-case script before it counts as supported.',
    },
    {
      question: 'Do you follow the CEA’s rules on cyber security?',
      answer:
        'We start from the guidelines of 2021: segregated OT, a named officer, trusted sourcing. CERT-In adds 180 days of logs kept in India. Your information security officer gets the mapping on a sheet.',
    },
    {
      question: 'Can you work under an AMISP contract?',
      answer:
        'Yes, as a subcontractor for the data platform or for the utility as its integrator. Never both in one circle.',
    },
    {
      question: 'Can it stay on our premises?',
      answer:
        'It can. SCADA-side parts always do. Analytics may move to an Indian region when your policy allows.',
    },
  ],
  next: {
    heading: 'Pick the night.',
    text: 'Send the logs of the evening you’d least like to repeat. We return it as a timeline with one mark: the minute at which better information would have changed what the crew did.',
  },
  related: [
    '/services/industries/Renewable-Energy',
    '/services/technology/bigdata',
    '/services/technology/embedded',
  ],
}
