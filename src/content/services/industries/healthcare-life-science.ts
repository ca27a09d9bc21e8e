import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'industries',
  slug: 'Healthcare-Life-Science',
  title: 'Healthcare and life science',
  metaTitle: 'Healthcare and life science software | Naksha',
  description:
    'Clinic software, FHIR and HL7 interfaces, IEC 62304 files and study-grade data, all built around one question: is this the right patient’s record?',
  lead: 'At 03:10 a nurse has two patients named R. Sharma and eleven seconds. Whatever else the software does, it has to put the dose in the right chart. We build clinic systems, interfaces and study data outwards from that moment.',
  facts: [
    { label: 'Team', value: '3 engineers, 1 clinical analyst, 1 quality and regulatory engineer' },
    { label: 'Length', value: '14 weeks to first clinic, 24 with a device file' },
    { label: 'Works to', value: 'HIPAA, DPDP Act, IEC 62304, ISO 14971, 21 CFR Part 11' },
    { label: 'Starts from', value: '₹ 58 lakh or US$ 66,000' },
  ],
  problem: {
    heading: 'The wrong chart looks exactly like the right one.',
    text: [
      'In a clinic, a hospital group, a device company or a trial sponsor, records live in an EHR, a laboratory system, an imaging archive and a pharmacy, each with its own idea of identity. Duplicate rates of 8 to 12 per cent are common. Every duplicate is somewhere an allergy can be recorded and not seen.',
      'Messages cross between them in HL7 v2 that nobody’s read since it was installed. A merge (ADT^A40) arrives while the result of the vanished patient number is still in a queue. Most engines file it somewhere. Exactly where is rarely tested.',
      'Then there’s the regulated part. A triage score that changes what a doctor does is probably a medical device. A dataset put together with scripts and goodwill won’t carry a submission. Both are cheap to get right in week two and ruinous in week forty.',
    ],
  },
  stepsHeading: 'From a night shift to a signed release.',
  steps: [
    {
      title: 'Shadow two nights',
      weeks: 'Weeks 1–2',
      text: 'An analyst and a designer on the ward, with consent, and no patient data leaves it.',
      result: 'A list of the moments when the wrong patient is one tap away.',
    },
    {
      title: 'Classify',
      weeks: 'Weeks 2–3',
      text: 'Is it a device? In which class, and under whom: FDA, CDSCO or MDR? Software safety class A, B or C?',
      result: 'A regulatory sheet with the reasoning, before you spend any money.',
    },
    {
      title: 'Join the records',
      guards: true,
      weeks: 'Weeks 3–8',
      text: 'Patient matching with a review queue, FHIR R4 resources, a replayable message store.',
      result: 'Merges and unmerges tested on 5,000 synthetic families.',
    },
    {
      title: 'Build with the ward',
      weeks: 'Weeks 5–12',
      text: 'Usability rounds every fortnight with six nurses, one of them sceptical by appointment.',
      result: 'Screens with task times and use errors recorded per IEC 62366-1.',
    },
    {
      title: 'Go live by ward',
      weeks: 'Weeks 12–14',
      text: 'One unit first, with paper beside it for five days and an engineer on the floor at night.',
      result: 'A release with its risk file and a number to ring.',
    },
  ],
  cardsHeading: 'On the ward and behind it.',
  cards: [
    {
      slug: 'clinic-software',
      title: 'Clinic software for the night shift',
      summary: 'Charting and orders that identify the patient first and survive a lost network.',
      description:
        'Charting and orders for clinics: patient identity on each screen, barcode checks, offline charting and alerts that are worth reading.',
      lead: 'Daytime demos hide the real conditions: gloves, a screen at 20 per cent brightness, one hand, a phone ringing, and a colleague asking about bed nine.',
      figure: { value: '−61%', label: 'interrupting alerts on one network, with no rise in harm' },
      parts: [
        {
          heading: 'Identity stays on the screen',
          text: [
            'Name, date of birth, photograph where consented and a second identifier stay visible while scrolling. Similar names on the same unit trigger a marked banner on both charts. Medication asks for a wristband scan; overriding it’s possible in two taps and shows up in the pharmacist’s morning list.',
            'Only one chart can be open for writing in a session. People dislike this for a week.',
          ],
        },
        {
          heading: 'Alerts that earn attention',
          text: [
            'Doctors override nine interaction alerts in ten, and they’re mostly right to. We measure the override rate for each rule and, with the pharmacy committee, retire or narrow anything above 95 per cent. One network cut its interruptive alerts by 61 per cent with no rise in the events it tracked.',
          ],
        },
        {
          heading: 'When the network goes',
          text: [
            'The last 48 hours of the unit’s charts stay on the device, encrypted. Vitals and notes queue with the time they were taken. Orders don’t queue: a prescription that no pharmacist can see is worse than a paper one, so the app prints the form and says why.',
          ],
        },
      ],
    },
    {
      slug: 'fhir-hl7-interfaces',
      title: 'FHIR and HL7 interfaces that replay',
      summary: 'Messages stored, mapped and replayable, with merges and late results tested.',
      description:
        'HL7 v2 and FHIR R4 integration with a replayable message store, terminology mapping, merges and unmerges, and ABDM or US Core profiles.',
      lead: 'An interface engine with 140 channels and no tests is a very long sentence that no one dares to edit. We give it punctuation.',
      figure: { value: '1 in 200', label: 'merges of patients is wrong, so we build the unmerge' },
      parts: [
        {
          heading: 'Keep what came in',
          text: [
            'We store each inbound message as received, with its control identifier, before an acknowledgement goes out. Mapping runs after that, and it’s versioned. If a mapping was wrong for three weeks, we replay three weeks, and consumers get corrected resources with a provenance entry instead of silence.',
            'Order matters per patient, so we partition messages by identifier. An A08 update never overtakes the A01 that created the visit.',
          ],
        },
        {
          heading: 'Merges, the hard ones',
          text: [
            'A40 says one number survives. The other’s pending results, allergies and future appointments have to follow it. FHIR expresses that with a replaced-by link, and any consumer that cached the old identifier needs telling. We also build the unmerge, because roughly one merge in 200 is wrong and vendors seldom offer a way back.',
          ],
        },
        {
          heading: 'Codes and profiles',
          text: [
            'Local laboratory codes become LOINC, with units in UCUM. A potassium without a unit gets rejected, loudly. Profiles follow US Core in America and the ABDM guide in India, validated in the build against 900 example bundles, including the ugly ones.',
          ],
        },
      ],
    },
    {
      slug: 'software-as-medical-device',
      title: 'The device file, written as you build',
      summary:
        'IEC 62304 and ISO 14971 records produced by the repository, with a change plan for models.',
      description:
        'Software as a medical device: classification, IEC 62304 life cycle, ISO 14971 risk file, model change plans and evidence made in each build.',
      lead: 'The file is usually written in the last eight weeks, by someone working out what must have happened. Reviewers can tell.',
      figure: { value: '60 words', label: 'of intended use decide nearly everything that follows' },
      parts: [
        {
          heading: 'Decide what it is',
          text: [
            'The intended use statement, about sixty words, decides nearly everything. “Informs” and “drives” land in different IMDRF categories; under European rule 11 most software that feeds a treatment decision is at least class IIa. We draft three versions of the sentence and cost each path before we design anything.',
          ],
        },
        {
          heading: 'Records the work leaves behind',
          text: [
            'Requirements, risks and tests live as text beside the code. A pull request that touches a class C item without a linked risk control can’t merge. Third-party components come with version, purpose and known anomalies, generated from the lock file: IEC 62304 calls them SOUP, and a modern web client has about 700 of them. We keep the safety-relevant part under forty.',
          ],
        },
        {
          heading: 'Models that will change',
          text: [
            'A predetermined change control plan says what may be retrained, on which data, against which acceptance figures, and what happens if a subgroup falls behind. FDA can clear that plan along with the device. Without one, every improvement may need a fresh submission, and teams stop improving.',
          ],
        },
      ],
    },
    {
      slug: 'study-grade-data',
      title: 'Data a study can be built on',
      summary:
        'From clinic records to CDISC or OMOP with provenance, de-identification and audit trail.',
      description:
        'Clinical data pipelines for trials and registries: OMOP and CDISC mapping, Part 11 audit trails, de-identification and lineage to the source.',
      lead: 'Routine care data is written in a hurry, for the next clinician. A study needs to know what was measured, when, by what, and what a blank means.',
      figure: { value: '500', label: 'notes read by people before free text is released' },
      parts: [
        {
          heading: 'Blank is four different things',
          text: [
            'Not asked, not done, not recorded, not applicable. Source systems store all four as null. We recover the difference from workflow logs where possible and mark the rest unknown. It’s dull work and it decides whether an analysis survives review.',
          ],
        },
        {
          heading: 'Two targets, one lineage',
          text: [
            'Registries and observational work go to the OMOP common model, submissions to SDTM and ADaM with a Define-XML that a program wrote and a person read. Each value keeps a pointer to its source row, the mapping version and the extract. Re-run a locked cut and you get identical files; we prove it with a hash, in front of the statistician.',
            'Under 21 CFR Part 11 the audit trail is computer-generated and time-stamped, and a signature names its meaning. Validation follows risk: about sixty scripted tests for a mid-size pipeline, executed by someone who didn’t write it.',
          ],
        },
        {
          heading: 'De-identified, and checked',
          text: [
            'Safe Harbor removes eighteen identifier types and ruins dates. Expert determination keeps more, but you have to measure the risk of re-identification. We shift dates per patient, search free text with two methods, and have people read 500 notes before release.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'pecan-model-gate',
    heading: 'The release its own team had approved.',
    text: 'Pecan Health runs clinics in Texas. Its triage model ships only through a gate at recall 0.92. One release met the figure overall and had its team’s approval, but fell short for one group of patients. It waited, and the clinics carried on with the version before it.',
    figures: [
      { value: '0.92', label: 'recall, or the model waits' },
      { value: '1', label: 'approved release held back' },
      { value: '14 weeks', label: 'team of five' },
    ],
  },
  questionsHeading: 'Clinical leads ask these.',
  questions: [
    {
      question: 'Will your engineers see patient data?',
      answer:
        'Not by default. Development runs on synthetic patients. Support on production needs a ticket, a time limit and a recorded session under your business associate agreement.',
    },
    {
      question: 'Can you build on our existing EHR?',
      answer:
        'Yes, if it offers SMART on FHIR or a documented HL7 feed. We turn down screen scraping in a clinical path.',
    },
    {
      question: 'Do we need a quality management system first?',
      answer:
        'For a device, yes: ISO 13485. We can work inside yours, or under ours until yours has been audited.',
    },
    {
      question: 'How long are audit logs kept?',
      answer:
        'Six years is the usual floor, read from HIPAA’s documentation rule; Indian and trial rules can ask for more. Storage is cheap, so we set the longest that applies.',
    },
  ],
  next: {
    heading: 'Name the screen you worry about.',
    text: 'A clinical analyst and an engineer will sit with the people who use it at night, and send back a drawing that marks every place two patients can be confused.',
  },
  related: [
    '/services/technology/ai',
    '/services/technology/security',
    '/services/technology/mobility',
  ],
}
