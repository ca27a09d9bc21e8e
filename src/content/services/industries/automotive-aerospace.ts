import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'industries',
  slug: 'Automotive-Aerospace',
  title: 'Automotive and aerospace',
  metaTitle: 'Automotive and aerospace engineering | Naksha',
  description:
    'Requirement, code, test and part number in one chain: ISO 26262, ASPICE and DO-178C evidence that builds itself overnight. Fixed price per sheet.',
  lead: 'A brake controller and a flap actuator have one thing in common: years later, someone will ask who decided, who tested and which unit it went into. We build the software and the bench, and the chain of evidence that answers.',
  facts: [
    { label: 'Team', value: '3 embedded engineers, 1 test engineer, 1 safety engineer' },
    { label: 'Length', value: '16 weeks to the first audited release' },
    { label: 'Works to', value: 'ISO 26262 to ASIL D, ASPICE level 2, DO-178C to DAL B' },
    { label: 'Starts from', value: '₹ 68 lakh, bench hardware at cost' },
  ],
  problem: {
    heading: 'The link is what breaks.',
    text: [
      'Your control units go to a carmaker, or your avionics to an airframer. The code works. What fails the assessment is the join: 3,400 requirements in one tool, tests in a second, results in a folder called final_2, and a spreadsheet that one person updates on Thursdays. The assessor pulls five requirements at random, and the fourth has no test.',
      'The cost shows up late. A requirement changes in the thirtieth week, nobody flags the eleven tests that hang from it, and the change surfaces in the vehicle at a proving ground that costs ₹ 4 lakh a day. In the air the same slip means a configuration index that doesn’t match the box, and a conformity inspection you repeat.',
      'So the link is what we protect: requirement to design, to unit, to test case, to result, to the serial number you shipped. If any one of them goes stale, the build says so before a person has to.',
    ],
  },
  stepsHeading: 'Item definition first, evidence last.',
  steps: [
    {
      title: 'Read the hazards',
      weeks: 'Weeks 1–2',
      text: 'HARA or functional hazard assessment, your microcontroller’s safety manual, the last audit’s findings.',
      result: 'A sheet with every safety goal, its integrity level and its owner.',
    },
    {
      title: 'Wire the chain',
      guards: true,
      weeks: 'Weeks 3–5',
      text: 'Requirements imported as ReqIF, each with a stable identifier that commits and test cases have to quote.',
      result: 'A trace matrix the build makes itself, gaps in red.',
    },
    {
      title: 'Stand up the bench',
      weeks: 'Weeks 4–8',
      text: 'Restbus simulation, fault insertion, a power supply that can drop to 6 V during cranking.',
      result: 'A rig that runs the regression from 20:00 to 05:00.',
    },
    {
      title: 'Build and verify',
      weeks: 'Weeks 6–14',
      text: 'MISRA C, static analysis, unit tests with MC/DC where the level calls for it. Two-week increments.',
      result: 'A release with its coverage and open deviations, each one signed.',
    },
    {
      title: 'Rehearse the audit',
      weeks: 'Weeks 15–16',
      text: 'An assessor of ours who hasn’t worked on it picks twenty requirements and asks.',
      result: 'A findings list, closed before the real assessor arrives.',
    },
  ],
  cardsHeading: 'The chain, link by link.',
  cards: [
    {
      slug: 'requirements-trace',
      title: 'A trace matrix that builds itself',
      summary: 'Every requirement reaches a test and a result, and a stale link fails the build.',
      description:
        'Bidirectional traceability for ASPICE and DO-178C, generated in each build from ReqIF, commits and test results, with stale links flagged.',
      lead: 'A trace matrix kept by hand is right when the assessor leaves and wrong a week later. Ours is build output, like a binary, and it has a build number.',
      figure: { value: '140', label: 'seeded defects our tool has to catch before we trust it' },
      parts: [
        {
          heading: 'Where the links come from',
          text: [
            'Requirements arrive from your tool as ReqIF, with identifiers that are never reused. Design elements, source functions and test cases name them in structured comments. A parser collects the names and a graph joins them up: system requirement, software requirement, architecture, unit, test, result.',
            'ASPICE wants the path in both directions; DO-178C wants the same between high-level requirements, low-level requirements and code. One graph serves both, with two reports.',
          ],
        },
        {
          heading: 'Stale is worse than missing',
          text: [
            'A missing link is easy to see. A stale one looks green. So we hash the text of each requirement, and when the words change, everything below it turns suspect until a named engineer confirms or edits it. A team of eight clears about thirty suspect links in a morning. It beats a week in a vehicle.',
          ],
        },
        {
          heading: 'Can the tool be trusted?',
          text: [
            'A generator that hides a gap is itself a hazard. We classify ours under ISO 26262-8, clause 11, and under DO-330 for airborne work, and ship it with 140 seeded defects it has to catch. You keep that validation suite and run it on every update.',
          ],
        },
      ],
    },
    {
      slug: 'hardware-in-the-loop',
      title: 'Test benches that work the night shift',
      summary:
        'A rig with simulated buses and injected faults, booked by the build while people sleep.',
      description:
        'Hardware-in-the-loop rigs with restbus simulation and fault insertion, scheduled by CI, run nine hours a night, with a report at six.',
      lead: 'Most rigs stand idle from six in the evening. That’s eleven hours in which a control unit could be cranked, shorted, starved and rebooted without anyone waiting.',
      figure: { value: '11 h', label: 'a night in which most rigs stand idle' },
      parts: [
        {
          heading: 'What’s on the rack',
          text: [
            'A real-time target running the plant model at 1 kHz, CAN FD and automotive Ethernet interfaces, a programmable supply, relay cards that open single pins or short them to ground and battery, and a debugger that reads the unit without halting it. For avionics, ARINC 429 and AFDX cards replace the vehicle buses.',
            'A mid-size rig costs ₹ 35 to 60 lakh in hardware. When a ₹ 3 lakh bench with a microcontroller board as the plant would find the same faults, we’ll tell you.',
          ],
        },
        {
          heading: 'What the night finds',
          text: [
            'Timing, mostly. A watchdog that trips once in 4,000 starts. A frame lost when bus load passes 70 per cent. A trouble code that still reads “confirmed” over UDS (ISO 14229) after its ageing counter has run out.',
            'Every failure comes with the bus trace of the last ten seconds, the pin states and the firmware hash. An engineer starts at eight with a recording; no one spends the morning trying to make it happen again.',
          ],
        },
        {
          heading: 'Flaky means broken',
          text: [
            'A test that fails one run in fifty is quarantined for five working days, with an owner. After that it’s fixed or deleted. A rig that people ignore is furniture.',
          ],
        },
      ],
    },
    {
      slug: 'over-the-air-updates',
      title: 'Vehicle updates under UN R156',
      summary: 'Campaigns that know which approval they touch, and a car that always starts.',
      description:
        'Over-the-air vehicle updates under UN R156 and AIS-190: RXSWIN records, A/B banks, staged campaigns and a rollback that needs no workshop.',
      lead: 'Pushing a file to 60,000 cars is the easy half. The other half is proving which type approvals it touches, and that no car ends up dead in a basement car park.',
      figure: { value: '500', label: 'random moments at which we pull the plug during an update' },
      parts: [
        {
          heading: 'Know what you’re changing',
          text: [
            'UN R156 wants a record of the software behind each approved system: the RXSWIN and the versions under it. We tie each number to the build graph, so a change in a steering library lists the approvals it affects before anyone drafts the campaign. AIS-190 in India has the same shape, and one register feeds both.',
          ],
        },
        {
          heading: 'The car that always starts',
          text: [
            'Two banks of flash where the unit has room. A signed image verified before the switch and again at boot. Preconditions read from the vehicle: parked, enough charge for the longest flash plus a margin, no open fault on the supply. If the new bank doesn’t report healthy within three starts, the old one returns by itself.',
            'Small controllers with one bank get a bootloader that can resume from any block. To prove it, we pull the plug on the bench at 500 random moments.',
          ],
        },
        {
          heading: 'Slowly, then everyone',
          text: [
            'Fifty company cars, then one per cent of the fleet, then a tenth, each for seven days. The campaign stops on a threshold you set, typically three failed installs in a thousand. Keys stay in your hardware module, under the roles of your ISO/SAE 21434 process: two people sign, neither of them ours.',
          ],
        },
      ],
    },
    {
      slug: 'part-genealogy',
      title: 'Part genealogy to the tail number',
      summary: 'Which batch sits in which aircraft or car, answered in seconds and with the paper.',
      description:
        'Serialised genealogy from melt and batch to VIN or tail number, with AS9102 records and release certificates attached to each fitted part.',
      lead: 'A supplier writes on a Tuesday: heat-treatment batch 7719 was three hours short. How many of those brackets are flying? The answer usually takes nine days. It should take one query.',
      figure: { value: '5 min', label: 'from a batch number to every tail number that carries it' },
      parts: [
        {
          heading: 'The tree under each serial number',
          text: [
            'We record as-designed, as-planned, as-built and as-maintained structures as four trees over the same identifiers. Each node carries its evidence: material certificate, AS9102 first article report, torque record, EASA Form 1 or FAA 8130-3. Swap a line-replaceable unit and the tree gains an edge with a date and a licence number. Nothing is overwritten.',
          ],
        },
        {
          heading: 'Reading marks in a real shop',
          text: [
            'Data Matrix marks get peened, painted and oiled. We grade them on receipt, and a mark below grade C is remade while the part is still on the bench. Scanners queue locally when the hangar loses its network, and a part can’t be scanned into two places: the second scan raises a question for a person.',
          ],
        },
        {
          heading: 'Recall drill',
          text: [
            'Once a quarter we pick a batch blind and time the answer. The target is a list of affected VINs or tail numbers within five minutes, with documents for a sample of ten. The drill finds holes too, usually in rework: a part removed at station 14, repaired, and refitted at 9 with no record.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'himdhara-cold-chain',
    heading: 'Forty pallets, one aisle.',
    text: 'A cold store isn’t an aircraft, but the question was the same: where did this unit go, and who touched it? Of the 4,100 pallets that move through depot 7 in Bhiwandi each day, forty went missing. We drew the building and found the aisle they shared. A route model now steers around it.',
    figures: [
      { value: '−31%', label: 'spoiled stock in the first quarter' },
      { value: '12 weeks', label: 'from first walk to live model' },
      { value: '4', label: 'people on the team' },
    ],
  },
  questionsHeading: 'Before the assessor arrives.',
  questions: [
    {
      question: 'Do you sign the safety case?',
      answer:
        'No. You hold the safety case; our safety engineer writes the work products that carry his name, and defends them in the review. ISO 26262-2 asks for an independent assessment at ASIL C and D. We’d use someone outside both firms.',
    },
    {
      question: 'Can you take over AUTOSAR configuration from a previous supplier?',
      answer:
        'For Classic, usually yes. We need the ARXML, the vendor’s module versions and the compiler licence. Allow three weeks to reproduce the old binary bit for bit before anyone touches anything.',
    },
    {
      question: 'Where does the hardware live?',
      answer:
        'In our lab in Pune or on your site. Export-controlled items stay with you, and our engineers come to them.',
    },
    {
      question: 'What about machine learning at DAL A or ASIL D?',
      answer:
        'We decline to put a learned function alone on that path today. A classical monitor can bound it, and we’ll draw where the boundary sits.',
    },
  ],
  next: {
    heading: 'Bring one requirement.',
    text: 'Pick the one you least want an assessor to pick. On the first call we’ll walk it together, from text to serial number, and mark where the path ends.',
  },
  related: [
    '/services/technology/embedded',
    '/services/technology/security',
    '/services/industries/Import-Export-Manufacturing',
  ],
}
