import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'industries',
  slug: 'Healthcare-Life-Science',
  title: 'Healthcare and life science',
  metaTitle: 'Healthcare and life science software | Naksha',
  description:
    'Clinic software, FHIR and HL7 interfaces, IEC 62304 files and study-grade data, all built around one question: is this the right patient’s record?',
  lead: 'At 03:10 a nurse has two patients named R. Sharma and eleven seconds. Whatever else the software does, it must put the dose in the right chart. We build clinic systems, interfaces and study data outwards from that moment.',
  facts: [
    { label: 'Team', value: '3 engineers, 1 clinical analyst, 1 quality and regulatory engineer' },
    { label: 'Length', value: '14 weeks to first clinic, 24 with a device file' },
    { label: 'Works to', value: 'HIPAA, DPDP Act, IEC 62304, ISO 14971, 21 CFR Part 11' },
    { label: 'Starts from', value: '₹ 58 lakh or US$ 66,000' },
  ],
  problem: {
    heading: 'The wrong chart looks exactly like the right one.',
    text: [
      'You run clinics, a hospital group, a device company or a trial sponsor. Records live in an EHR, a laboratory system, an imaging archive and a pharmacy, each with its own idea of identity. Duplicate rates of 8 to 12 per cent are common. Every duplicate is a place where an allergy can be recorded and not seen.',
      'Messages cross between them in HL7 v2 that nobody has read since the installation. A merge (ADT^A40) arrives while the result of the vanished patient number is still in a queue. Most engines file it somewhere. Where, precisely, is rarely tested.',
      'Then the regulated part. A triage score that changes what a doctor does is probably a medical device. A dataset assembled with scripts and goodwill is no basis for a submission. Both are cheap to get right in week two and ruinous in week forty.',
    ],
  },
  stepsHeading: 'From a night shift to a signed release.',
  steps: [
    {
      title: 'Shadow two nights',
      weeks: 'Weeks 1–2',
      text: 'An analyst and a designer on the ward, with consent and without patient data leaving it.',
      result: 'A list of moments when the wrong patient is one tap away.',
    },
    {
      title: 'Classify',
      weeks: 'Weeks 2–3',
      text: 'Is it a device, in which class, under whom: FDA, CDSCO, MDR. Software safety class A, B or C.',
      result: 'A regulatory sheet with the reasoning, before money is spent.',
    },
    {
      title: 'Join the records',
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
      text: 'One unit, paper beside it for five days, an engineer on the floor at night.',
      result: 'A release with its risk file and a number to ring.',
    },
  ],
  cardsHeading: 'Four kinds of clinical work.',
  cards: [
    {
      slug: 'clinic-software',
      title: 'Clinic software for the night shift',
      summary: 'Charting and orders that identify the patient first and survive a lost network.',
      description:
        'Charting and orders for clinics: patient identity on each screen, barcode checks, offline charting and alerts that are worth reading.',
      lead: 'Daylight demonstrations hide the real conditions: gloves, a screen at 20 per cent brightness, one hand, a phone ringing, and a colleague asking about bed nine.',
      parts: [
        {
          heading: 'Identity stays on the screen',
          text: [
            'Name, date of birth, photograph where consented and a second identifier stay visible while scrolling. Similar names on the same unit trigger a marked banner on both charts. Medication asks for a wristband scan; overriding it is possible in two taps and shows up in the pharmacist’s morning list.',
            'Only one chart may be open for writing in a session. People dislike this for a week.',
          ],
        },
        {
          heading: 'Alerts that earn attention',
          text: [
            'Doctors override nine interaction alerts in ten, and are mostly right to. We measure the override rate for each rule and retire or narrow anything above 95 per cent with the pharmacy committee. One network cut its interruptive alerts by 61 per cent with no rise in the events it tracked.',
          ],
        },
        {
          heading: 'When the network goes',
          text: [
            'The last 48 hours of the unit’s charts stay on the device, encrypted. Vitals and notes queue with the time they were taken. Orders do not queue: a prescription that no pharmacist can see is worse than a paper one, so the app prints the form and says why.',
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
      lead: 'An interface engine with 140 channels and no tests is a very long sentence that nobody dares to edit. We give it punctuation.',
      parts: [
        {
          heading: 'Keep what came in',
          text: [
            'Each inbound message is stored as received, with its control identifier, before an acknowledgement goes out. Mapping runs after that and is versioned. When a mapping was wrong for three weeks, we replay three weeks, and consumers get corrected resources with a provenance entry instead of silence.',
            'Ordering matters per patient. Messages are partitioned by identifier, so an A08 update never overtakes the A01 that created the visit.',
          ],
        },
        {
          heading: 'Merges, the hard ones',
          text: [
            'A40 says that one number survives. Pending results, allergies and future appointments of the other must follow. FHIR expresses it with a replaced-by link, and consumers that cached the old identifier need telling. We also build the unmerge, because roughly one merge in 200 is wrong and vendors seldom offer a way back.',
          ],
        },
        {
          heading: 'Codes and profiles',
          text: [
            'Local laboratory codes become LOINC, with units in UCUM. A potassium without a unit is rejected, loudly. Profiles follow US Core in America and the ABDM guide in India, validated in the build against 900 example bundles, including the ugly ones.',
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
      lead: 'The file is usually written in the last eight weeks by someone reconstructing what happened. Reviewers can tell.',
      parts: [
        {
          heading: 'Decide what it is',
          text: [
            'The intended use statement, about sixty words, decides nearly everything. “Informs” and “drives” land in different IMDRF categories; under European rule 11 most software that feeds a treatment decision is at least class IIa. We draft three versions of the sentence and cost each path before any design.',
          ],
        },
        {
          heading: 'Records from the work itself',
          text: [
            'Requirements, risks and tests live as text beside the code. A pull request that touches a class C item without a linked risk control cannot merge. Third-party components come with version, purpose and known anomalies, generated from the lock file: IEC 62304 calls them SOUP, and a modern web client has about 700 of them. We keep the safety-relevant part under forty.',
          ],
        },
        {
          heading: 'Models that will change',
          text: [
            'A predetermined change control plan says what may be retrained, on which data, against which acceptance figures, and what happens if a subgroup falls behind. FDA can clear that plan along with the device. Without one, each improvement may need a fresh submission, and teams stop improving.',
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
      lead: 'Routine care data is written for the next clinician, in a hurry. A study needs to know what was measured, when, by what, and what a blank means.',
      parts: [
        {
          heading: 'Blank is four different things',
          text: [
            'Not asked, not done, not recorded, not applicable. Source systems store all four as null. We recover the difference from workflow logs where possible and mark the rest unknown. It is dull work and it decides whether an analysis survives review.',
          ],
        },
        {
          heading: 'Two targets, one lineage',
          text: [
            'Registries and observational work go to the OMOP common model, submissions to SDTM and ADaM with a Define-XML that was generated and then read. Each value keeps a pointer to its source row, the mapping version and the extract. Re-running a locked cut gives identical files; we prove it with a hash in front of the statistician.',
            'Under 21 CFR Part 11 the audit trail is computer-generated and time-stamped, and a signature names its meaning. Validation follows risk: about sixty scripted tests for a mid-size pipeline, executed by somebody who did not write it.',
          ],
        },
        {
          heading: 'De-identified, and checked',
          text: [
            'Safe Harbor removes eighteen identifier types and ruins dates. Expert determination keeps more, and needs a measured re-identification risk. We shift dates per patient, search free text with two methods, and have 500 notes read by people before release.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'pecan-model-gate',
    heading: 'The release its own team had approved.',
    text: 'Pecan Health runs clinics in Texas. Its triage model ships only through a gate at recall 0.92. One release met the figure overall and had its team’s approval; for one group of patients it fell short. It waited, and the clinics carried on with the version before it.',
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
        'By default no. Development runs on synthetic patients. Support on production needs a ticket, a time limit and a recorded session under your business associate agreement.',
    },
    {
      question: 'Can you build on our existing EHR?',
      answer:
        'If it offers SMART on FHIR or a documented HL7 feed. Screen scraping in a clinical path is work we turn down.',
    },
    {
      question: 'Do we need a quality management system first?',
      answer:
        'For a device, yes: ISO 13485. We can work inside yours, or under ours until yours is audited.',
    },
    {
      question: 'How long are audit logs kept?',
      answer:
        'Six years is the usual floor, read from HIPAA’s documentation rule; Indian and trial rules can ask for more. Storage is cheap, so we set the longest that applies.',
    },
  ],
  next: {
    heading: 'Name the screen you worry about.',
    text: 'A clinical analyst and an engineer will sit with whoever uses it at night, and send back a drawing with each place where two patients can be confused.',
  },
  related: [
    '/services/technology/ai',
    '/services/technology/security',
    '/services/technology/mobility',
  ],
}
