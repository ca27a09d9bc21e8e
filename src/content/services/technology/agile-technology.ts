import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'technology',
  slug: 'agile',
  title: 'Agile',
  metaTitle: 'Agile in two-week signed sheets | Naksha',
  description:
    'Agile delivery in short signed sheets: limits on open work, dates given as ranges, a definition of done with evidence, and a price that survives change.',
  lead: 'Work cut into two-week sheets, each small enough to price and finish. When the plan is wrong we redraw it in front of you, and leave the old line visible.',
  facts: [
    { label: 'Team', value: '1 delivery lead, 3 engineers in your teams' },
    { label: 'Length', value: '12 weeks, six sheets' },
    { label: 'Runs on', value: 'Your tracker, your repository' },
    { label: 'Starts from', value: '₹ 6.4 lakh (US$ 7,300) a sheet' },
  ],
  problem: {
    heading: 'The plan was green until the last month.',
    text: [
      'You lead a product. Your teams have sprints, boards and a daily call, and their dates still surprise people. The first reading of the tracker takes an hour. Eleven items are in progress for five engineers, the median item has been open for 23 days, and the sprint goal lists everything.',
      'Little’s Law does the sums. Average cycle time is work in progress divided by throughput: eleven open items at three finished a week is nearly four weeks each, whatever was promised on Monday. Halve what is open, keep the throughput, and the wait halves without a single hire.',
      'What we guard is the forecast. A team may be slow and still be useful if its dates are believed. A date that moves quietly costs more than the delay itself, because every department that planned on it pays as well.',
    ],
  },
  stepsHeading: 'Twelve weeks, and we leave the room twice.',
  steps: [
    {
      title: 'Measure the flow',
      weeks: 'Week 1',
      text: 'We read twelve months of your tracker and count what finished, how long it sat and in which column. No maturity questionnaire.',
      result: 'A scatter plot of cycle times and the ten oldest open items, with names.',
    },
    {
      title: 'Close before opening',
      weeks: 'Week 2',
      text: 'The teams agree a limit on open work, finish or cancel what is stale, and write one definition of done.',
      result: 'A board a stranger can read.',
    },
    {
      title: 'Two sheets together',
      weeks: 'Weeks 3–6',
      text: 'Our engineers sit in your teams. A sheet ends with running software in front of the person who asked for it, and with a signature or a written reason.',
      result: 'Two signed sheets, live or behind a flag.',
    },
    {
      title: 'Dates as ranges',
      weeks: 'Weeks 7–8',
      text: 'Finished items per week become a forecast at 50% and 85%. It is redrawn every second Friday and the last six drawings hang beside it.',
      result: 'A forecast your finance team can plan on, with its own track record.',
    },
    {
      title: 'Hand back the chair',
      weeks: 'Weeks 9–12',
      text: 'Your people run planning, review and retrospective. Ours write code and speak when asked.',
      result: 'Two sheets delivered without our lead in the room.',
    },
  ],
  cardsHeading: 'Four habits worth paying for.',
  cards: [
    {
      slug: 'forecast-without-story-points',
      title: 'A forecast without story points',
      summary:
        'Ten thousand simulated futures from your own finished work, quoted at the percentile you can live with.',
      description:
        'How we forecast delivery dates from throughput with Monte Carlo runs, what the 85th percentile means, and the three cases in which the method fails.',
      lead: 'Story points record how big work felt before anybody did it. Items finished per week record what happened.',
      parts: [
        {
          heading: 'What is counted',
          text: [
            'Three dates per item: committed, started, finished. They give throughput, cycle time and the age of everything still open. Items are split until most fit in three days, so a count becomes a fair measure of size.',
          ],
        },
        {
          heading: 'How the range is made',
          text: [
            'A run picks a random past week, takes its throughput, and repeats until nothing remains. Ten thousand runs make a distribution. With 48 items left and a history that averages just under four a week, the median may fall in week 13 and the 85th percentile in week 15. We quote the later one and say so.',
          ],
        },
        {
          heading: 'When it fails',
          text: [
            'Resampling assumes that coming weeks resemble past ones. A changed team, Diwali, or a backlog that grows by a third breaks the assumption. We model scope growth as its own series and drop weeks from before a change of team. Under eight weeks of history, the range is wide and labelled as such.',
            'The forecast is itself checked. Of the dates we gave at 85%, about 85 in a hundred should have been met; far fewer is overconfidence, far more is padding.',
          ],
        },
      ],
    },
    {
      slug: 'done-with-evidence',
      title: 'Done, with evidence',
      summary: 'A short list in which each line is a link that somebody else can open.',
      description:
        'A definition of done in nine lines, each with evidence to open: tests, review, a fired alert, a keyboard pass. What it costs in the first fortnight.',
      lead: 'A team that argues about whether something is finished has a vocabulary problem, and it is cheap to fix.',
      parts: [
        {
          heading: 'Nine lines',
          text: [
            'Merged to trunk with tests green. Read by a second engineer. Deployed to production, with the state of its flag written down. Its alert made to fire once. Its screen completed by keyboard alone. Its queries looked at with production-sized data. The drawing corrected. The support note written. Shown to the person who asked.',
            'Each line ends in a link: a build, a trace, a recording of ninety seconds. A tick without a link does not count.',
          ],
        },
        {
          heading: 'Why only nine',
          text: [
            'Lists of forty get ticked from memory. When a new failure suggests a new line, we first ask whether a machine can check it. Most can, and then the rule moves into the build, where nobody has to remember it.',
          ],
        },
        {
          heading: 'The price',
          text: [
            'The first sheet looks worse. A team that closed nine items a fortnight closes six. The other three used to come back as defects a month later, under another number, in somebody else’s sprint. By the third sheet the count has usually recovered, and the defects have no sprint to hide in.',
          ],
        },
      ],
    },
    {
      slug: 'fixed-price-moving-scope',
      title: 'Fixed price, moving scope',
      summary: 'A rule for swaps, written before the first disagreement.',
      description:
        'How a fixed price per sheet lives with changing scope: free swaps of equal size before a sheet starts, a priced sheet for additions, and a clean exit.',
      lead: 'Clients change their minds because they learn. A contract that punishes learning gets what it asked for, late.',
      parts: [
        {
          heading: 'The swap',
          text: [
            'Anything that has not been started may be exchanged for work of the same size, free, until the morning a sheet begins. Size is a count of split items, agreed by one engineer from each side in about twenty minutes. Inside a running sheet nothing moves except an emergency, and an emergency has a named person who may declare it.',
          ],
        },
        {
          heading: 'The addition',
          text: [
            'More work means another sheet: ₹ 6.4 lakh for two weeks of a four-person team, or a quoted figure for a larger one. It appears on the plan with its effect on the date before you sign it. There is no change-request department, and no day rate hiding in an appendix.',
          ],
        },
        {
          heading: 'The exit',
          text: [
            'You may stop after any signed sheet. You owe for what was signed, and you keep running software plus the tracker and its history. About one engagement in fourteen ends early in this way. Most of those clients had found out, in six weeks and for under ₹ 20 lakh, that the idea did not earn its keep. We count them as good outcomes, and so did they.',
          ],
        },
      ],
    },
    {
      slug: 'several-teams-one-plan',
      title: 'Several teams, one plan',
      summary: 'Draw who waits for whom, move the boundary, and only then arrange meetings.',
      description:
        'Scaling agile across teams: measure blocked time by cause, move ownership to remove the wait, test contracts in the build, and hold one planning day.',
      lead: 'Four teams of six seldom wait for code to be written. They wait for one another.',
      parts: [
        {
          heading: 'Draw the waits',
          text: [
            'For two sheets every blocked item is tagged with what it waits for: another team, an environment, a decision, a supplier. The drawing is a set of arrows with hours on them. In most places two arrows carry more than half of the total, and one of them points at a shared test environment.',
          ],
        },
        {
          heading: 'Move the boundary',
          text: [
            'An arrow can be removed by giving the waiting team the right to change the thing itself, with the owner as reviewer. It can be removed by splitting a shared component along the line where the changes fall. It can be thinned by a contract test that fails in the provider’s build before a consumer notices. Each of these beats a weekly coordination call, which only makes the queue polite.',
          ],
        },
        {
          heading: 'Then meet',
          text: [
            'Dependencies that survive are planned every six weeks in one day, with all teams and the drawing on the wall. Each remaining arrow gets a date and two names. We install no scaling framework. If you already run one, we keep the planning event, which tends to be the useful part, and look hard at the roles that exist to report on it.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'teesta-freight-estimates',
    heading: 'Eight sheets for a freight desk in Siliguri.',
    text: 'Teesta Freight bought sixteen weeks from a team of six. Drivers tried the portal while it was being built, screens changed places between sheets, and the total on the first estimate was the total on the last invoice.',
    figures: [
      { value: '16 weeks', label: 'from Sheet 1 to the live portal' },
      { value: '₹ 0', label: 'movement in the agreed price' },
      { value: '2 days → 4 min', label: 'to quote a load' },
    ],
  },
  questionsHeading: 'What programme managers ask.',
  questions: [
    {
      question: 'Scrum or Kanban?',
      answer:
        'For most teams, Kanban’s limits inside Scrum’s rhythm. Support teams drop the sprint. Hardware teams lengthen it to the board supplier’s lead time.',
    },
    {
      question: 'Our regulator wants the plan up front.',
      answer:
        'IEC 62304 and ISO 26262 ask for planned, traced and verified work; neither requires one long pass. Every sheet carries its requirements, risks and test records, so the trace is complete on the day of the audit.',
    },
    {
      question: 'How many hours of meetings?',
      answer:
        'Four a fortnight for an engineer: an hour of planning, ninety minutes of review and retrospective, ten minutes a day. Anything more has to displace one of those.',
    },
    {
      question: 'Do you certify our people?',
      answer: 'No. Two sheets run without us are a better certificate, and they do not expire.',
    },
  ],
  next: {
    heading: 'Send us your oldest open ticket.',
    text: 'And the export it came from, names removed. Five working days later you have the scatter plot and our reading of it, to keep in any case.',
  },
  related: [
    '/services/technology/devops',
    '/services/offerings/Outsourcing-And-Talent',
    '/services/offerings/Digital-Advisory',
  ],
}
