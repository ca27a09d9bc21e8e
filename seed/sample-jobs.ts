import type { NewJob } from '../src/features/jobs/job-schema.ts'

type SampleJob = NewJob & { id: string; slug: string; postedDaysAgo: number; openForDays?: number }

/** The jobs that the invented company has open when nobody has posted any. */
export const sampleJobs: SampleJob[] = [
  {
    id: 'sample-release-test-engineer',
    slug: 'release-test-engineer-payments',
    department: 'Payments',
    employmentType: 'FULL_TIME',
    workplace: 'hybrid',
    country: 'IN',
    region: 'Maharashtra',
    city: 'Pune',
    streetAddress: 'Baner Road',
    pay: { currency: 'INR', min: 1_600_000, max: 2_400_000, unit: 'YEAR' },
    openForDays: 60,
    postedDaysAgo: 2,
    title: 'Release test engineer, payments',
    location: 'Pune, Baner Road (three days a week on site)',
    salaryRange: '₹ 16–24 lakh a year',
    description:
      'You decide whether a payment switch that settles 1.1 million card transactions a day may be released. You join the switch team of nine, two of them testers, and answer to the head of delivery rather than to the team whose work you judge.\n\nIn a normal week you turn the sheet of the next release into test cases, automate the ones that can run on their own, sit with the developer whose change worries you, and break the staging cluster on purpose every Thursday. Every second Tuesday you sign the release or you don’t. Last year eleven of twenty-six were sent back, and no one was asked to explain the delay.',
    requirements:
      'Four years of testing systems that move money, stock or patients\nYou write automated tests in TypeScript, Java or Python and can read the code they test\nYou’ve traced a failure through logs, queues and a database to its first cause, and can tell us how\nISO 8583 or UPI from the inside is welcome; we teach it in the first month if you have neither\nWritten English that a developer in Austin understands at seven in the morning',
  },
  {
    id: 'sample-machine-learning-engineer',
    slug: 'machine-learning-engineer-model-gate',
    department: 'Model gate',
    employmentType: 'FULL_TIME',
    workplace: 'remote',
    country: 'IN',
    region: 'Maharashtra',
    city: 'Pune',
    pay: { currency: 'INR', min: 2_800_000, max: 4_200_000, unit: 'YEAR' },
    postedDaysAgo: 6,
    title: 'Machine learning engineer, model gate',
    location: 'Pune or remote within India',
    salaryRange: '₹ 28–42 lakh a year',
    description:
      'Every model we ship passes a gate: a service that replays last month’s real requests against the candidate, compares it with the one in use, and lets it through or stops it with a reason. It guards 34 models for six clients. You build its next version with three colleagues.\n\nThe first half year is laid out. By month two the gate explains a refusal with the twenty examples that caused it. By month four it measures drift per customer segment, not only on average. By month six a data scientist adds a model without asking us. You are on call one week in seven; last year that meant four calls, none after midnight.',
    requirements:
      'Three years of running models for real users, with your name on the pager\nPython good enough for libraries other people import; SQL without a query builder\nEnough statistics to say when a difference is noise, and to say it to a client\nExperience with one workflow engine (Airflow, Dagster or Temporal) and one feature store\nA worked example of a model you kept from being released',
  },
  {
    id: 'sample-frontend-engineer-patna',
    slug: 'front-end-engineer-clinic-software',
    department: 'Clinic software',
    employmentType: 'FULL_TIME',
    workplace: 'on-site',
    country: 'IN',
    region: 'Bihar',
    city: 'Patna',
    streetAddress: 'Boring Road',
    pay: { currency: 'INR', min: 900_000, max: 1_500_000, unit: 'YEAR' },
    postedDaysAgo: 11,
    title: 'Front-end engineer, clinic software',
    location: 'Patna, Boring Road',
    salaryRange: '₹ 9–15 lakh a year',
    description:
      'Nurses in 140 clinics of Bihar and Jharkhand use our admission screen at night, on a tablet, often with one hand and on a connection that comes and goes. You’ll make it quicker and harder to get wrong.\n\nYou work in a team of six in the Patna studio. Two days a month you stand next to the people who use what you built and write down what they did, not what you intended. You own the screens for admission and medicine rounds from the drawing to the release, including how they behave when the line is down for an hour: nothing typed is ever lost, and no one has to wonder whether it was.',
    requirements:
      'Two years of building web applications with React or a comparable library, and HTML and CSS without one\nYou test with a keyboard and a screen reader before you ask for a review\nYou know what a service worker can store, and what happens when two tablets come back online with different answers\nEnough Hindi to interview a nurse; Maithili or Bhojpuri helps',
  },
  {
    id: 'sample-platform-lead-austin',
    slug: 'platform-lead-north-america',
    department: 'Platform',
    employmentType: 'FULL_TIME',
    workplace: 'hybrid',
    country: 'US',
    region: 'TX',
    city: 'Austin',
    pay: { currency: 'USD', min: 148_000, max: 182_000, unit: 'YEAR' },
    postedDaysAgo: 19,
    title: 'Platform lead, North America',
    location: 'Austin, Texas (hybrid)',
    salaryRange: '$148,000–$182,000 a year',
    description:
      'Fourteen client systems run on landing zones we drew in Pune and hand over to Austin at 7 pm IST. You lead the five engineers who take that handover, and you make it smaller every quarter.\n\nHalf of your week is engineering: Terraform modules clients can read, Kubernetes upgrades while trading goes on, a bill that goes down when load goes up. A quarter is people: hiring two engineers this year, reviews, a rota where no one’s called twice in a week. The last quarter is the client’s platform owner, who wants one honest page a month with what broke, what it cost and who fixes it.',
    requirements:
      'Eight years in infrastructure, two of them leading a team that carried a pager\nTerraform and Kubernetes in production on AWS or Azure, including one migration that went wrong and what you changed afterwards\nYou’ve brought a cloud bill down by a third without slowing anyone down\nAuthorised to work in the United States; two weeks in Pune, twice a year',
  },
  {
    id: 'sample-technical-writer-remote',
    slug: 'technical-writer-and-draughtsperson',
    department: 'Drawing office',
    employmentType: 'CONTRACTOR',
    workplace: 'remote',
    postedDaysAgo: 27,
    title: 'Technical writer and draughtsperson',
    location: 'Remote, between UTC+1 and UTC+8',
    salaryRange: '€46,000–€58,000 or ₹ 18–26 lakh a year, by residence',
    description:
      'Our drawings are code: each system has an axonometric that lives in its repository and fails the build when it no longer matches what’s running. You write the words next to the lines and look after the drawings of eight teams.\n\nYou interview an engineer for forty minutes and leave with the one page a new colleague needs on their first morning. You cut the 60-page handover manuals of older projects to twelve. You review every sheet before a client sees it, and your veto counts: if you can’t follow the drawing, the client won’t either.',
    requirements:
      'A portfolio of documentation for people who operate software, with at least one piece that became shorter over time\nYou read TypeScript or Python well enough to check whether a sentence is true\nGit, Markdown and SVG by hand; we supply the drawing kit\nEnglish as your working language; a second language of our clients (German, Hindi or Spanish) is an advantage',
  },
]
