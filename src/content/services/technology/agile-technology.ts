import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'technology',
  slug: 'agile',
  title: 'Agile',
  metaTitle: 'Agile in two-week signed sheets | Naksha',
  description:
    'Agile delivery in short signed sheets: limits on open work, dates given as ranges, a definition of done with evidence, and a price that survives change.',
  lead: 'Work cut into two-week sheets, each small enough to price and finish. When the plan turns out wrong we redraw it in front of you, and leave the old line showing.',
  facts: [
    { label: 'Team', value: '1 delivery lead, 3 engineers in your teams' },
    { label: 'Length', value: '12 weeks, six sheets' },
    { label: 'Runs on', value: 'Your tracker, your repository' },
    { label: 'Starts from', value: '₹ 6.4 lakh (US$ 7,300) a sheet' },
  ],
  problem: {
    heading: 'The plan was green until the last month.',
    text: [
      'Your teams have sprints, boards and a daily stand-up, and their dates still surprise people. Reading the tracker for the first time takes an hour. Five engineers have eleven items in progress, the median item has been open for 23 days, and the sprint goal lists everything.',
      'Little’s Law does the arithmetic. Average cycle time is work in progress divided by throughput: eleven open items at three finished a week comes to nearly four weeks each, whatever you were promised on Monday. Halve what’s open, keep the throughput, and the wait halves without a single hire.',
      'We guard the forecast. A slow team can still be useful if people believe its dates. A date that slips quietly costs more than the delay itself, because every department that planned around it pays too.',
    ],
  },
  stepsHeading: 'Leave the room, twice.',
  steps: [
    {
      title: 'Measure the flow',
      weeks: 'Week 1',
      text: 'We read twelve months of your tracker and count what got finished, how long it sat, and in which column. There’s no maturity questionnaire.',
      result: 'A scatter plot of cycle times and the ten oldest open items, with names.',
    },
    {
      title: 'Close before opening',
      guards: true,
      weeks: 'Week 2',
      text: 'The teams agree a limit on open work, finish or cancel what’s gone stale, and write one definition of done.',
      result: 'A board a stranger can read.',
    },
    {
      title: 'Two sheets together',
      weeks: 'Weeks 3–6',
      text: 'Our engineers sit in your teams. Each sheet ends with running software in front of the person who asked for it, and a signature or a written reason why not.',
      result: 'Two signed sheets, live or behind a flag.',
    },
    {
      title: 'Dates as ranges',
      weeks: 'Weeks 7–8',
      text: 'Finished items per week become a forecast at 50% and 85%. We redraw it every second Friday, and the last six drawings hang beside it.',
      result: 'A forecast your finance team can plan on, with its own track record.',
    },
    {
      title: 'Hand back the chair',
      weeks: 'Weeks 9–12',
      text: 'Your people run planning, review and retrospective. Ours write code, and speak when spoken to.',
      result: 'Two sheets delivered without our lead in the room.',
    },
  ],
  cardsHeading: 'Four habits worth paying for.',
  cards: [
    {
      slug: 'forecast-without-story-points',
      title: 'A forecast without story points',
      summary:
        'Ten thousand simulated futures drawn from your own finished work, quoted at the percentile you can live with.',
      description:
        'How we forecast delivery dates from throughput with Monte Carlo runs, what the 85th percentile means, and the three cases in which the method fails.',
      lead: 'Story points record how big the work felt before anyone did it. Items finished per week record what happened.',
      figure: {
        value: '85 in 100',
        label: 'dates we give at 85% should be met, and we count them',
      },
      parts: [
        {
          heading: 'What we count',
          text: [
            'Three dates per item: committed, started, finished. They give you throughput, cycle time and the age of everything still open. Items get split until most fit in three days, so a plain count becomes a fair measure of size.',
          ],
        },
        {
          heading: 'Where the range comes from',
          text: [
            'Each run picks a past week at random, takes its throughput and repeats until nothing’s left. Ten thousand of those make a distribution. With 48 items left and a history that averages just under four a week, the median may fall in week 13 and the 85th percentile in week 15. We quote the later one and say so.',
          ],
        },
        {
          heading: 'When it fails',
          text: [
            'Resampling assumes the weeks to come resemble past ones. A changed team, Diwali, or a backlog that grows by a third breaks that assumption. We model scope growth as its own series and drop any weeks from before the team changed. With under eight weeks of history the range is wide, and we label it so.',
            'We check the forecast too. Of the dates we gave at 85%, about 85 in a hundred should have been met. Far fewer is overconfidence; far more is padding.',
          ],
        },
      ],
    },
    {
      slug: 'done-with-evidence',
      title: 'Done, with evidence',
      summary: 'A short list where every line is a link anyone can open.',
      description:
        'A definition of done in nine lines, each with evidence to open: tests, review, a fired alert, a keyboard pass. What it costs in the first fortnight.',
      lead: 'A team that argues about whether something’s finished has a vocabulary problem, and those are cheap to fix.',
      figure: {
        value: '9 → 6',
        label: 'items a fortnight at first, and three defects fewer later',
      },
      parts: [
        {
          heading: 'Nine lines',
          text: [
            'Merged to trunk with tests green. Read by a second engineer. Deployed to production, with the state of its flag written down. Its alert made to fire once. Its screen completed by keyboard alone. Its queries checked against production-sized data. The drawing corrected. The support note written. Shown to the person who asked.',
            'Each line ends in a link: a build, a trace, a recording of ninety seconds. A tick without a link doesn’t count.',
          ],
        },
        {
          heading: 'Why only nine',
          text: [
            'Lists of forty get ticked from memory. When a new failure suggests a new line, we ask first whether a machine can check it. Most of the time it can, so the rule moves into the build and no one has to remember it.',
          ],
        },
        {
          heading: 'The price',
          text: [
            'The first sheet looks worse. A team that closed nine items a fortnight closes six. The other three used to come back as defects a month later, under another number, in someone else’s sprint. By the third sheet the count has usually recovered, and the defects have nowhere left to hide.',
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
      figure: { value: '₹ 6.4 lakh', label: 'for two weeks of a team of four' },
      parts: [
        {
          heading: 'The swap',
          text: [
            'You can swap anything that hasn’t been started for work of the same size, free, until the morning a sheet begins. Size is a count of split items, agreed by one engineer from each side in about twenty minutes. Once a sheet is running nothing moves except in an emergency, and there’s a named person who decides what one is.',
          ],
        },
        {
          heading: 'The addition',
          text: [
            'More work means another sheet: ₹ 6.4 lakh for two weeks of a four-person team, or a quoted figure for a larger one. You see it on the plan, with what it does to the date, before you sign. There’s no change-request department, and no daily rate hiding in an appendix.',
          ],
        },
        {
          heading: 'The exit',
          text: [
            'You can stop after any signed sheet. You pay for what was signed, and you keep running software plus the tracker and its history. About one engagement in fourteen ends early this way. Most of those clients had found out, in six weeks and for under ₹ 20 lakh, that the idea wouldn’t earn its keep. We count those as good outcomes, and so did they.',
          ],
        },
      ],
    },
    {
      slug: 'several-teams-one-plan',
      title: 'Several teams, one plan',
      summary: 'Draw who’s waiting for whom, move the boundary, and only then book the meetings.',
      description:
        'Scaling agile across teams: measure blocked time by cause, move ownership to remove the wait, test contracts in the build, and hold one planning day.',
      lead: 'Four teams of six seldom wait for code to be written. They wait for each other.',
      figure: { value: '2', label: 'arrows usually carry more than half of the waiting' },
      parts: [
        {
          heading: 'Draw the waits',
          text: [
            'For two sheets, every blocked item is tagged with what it’s waiting for: another team, an environment, a decision, a supplier. Draw that and you get a set of arrows with hours on them. In most places two arrows carry more than half of the total, and one of those points at a shared test environment.',
          ],
        },
        {
          heading: 'Move the boundary',
          text: [
            'You can remove an arrow by giving the waiting team the right to make the change itself, with the owner as reviewer. You can remove it by splitting a shared component along the line where the changes fall. Or you can thin it with a contract test that fails in the provider’s build before a consumer notices. Any of these beats a weekly coordination call, which only makes the queue polite.',
          ],
        },
        {
          heading: 'Then meet',
          text: [
            'The dependencies that survive are planned every six weeks, in one day, with every team and the drawing on the wall. Each remaining arrow gets a date and two names. We don’t install a scaling framework. If you already run one, we keep the planning event, which tends to be the useful part, and look hard at the roles that exist to report on it.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'teesta-freight-estimates',
    heading: 'Eight sheets for a freight desk in Siliguri.',
    text: 'Teesta Freight bought sixteen weeks from a team of six. Drivers tried the portal as it was being built, screens changed places between sheets, and the total on the last invoice was the total on the first estimate.',
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
        'Kanban’s limits inside Scrum’s rhythm, for most teams. Support teams drop the sprint. Hardware teams stretch it to the board supplier’s lead time.',
    },
    {
      question: 'Our regulator wants the plan up front.',
      answer:
        'IEC 62304 and ISO 26262 ask for planned, traced and verified work; neither insists on one long pass. Every sheet carries its own requirements, risks and test records, so the trace is already complete on the day of the audit.',
    },
    {
      question: 'How many hours of meetings?',
      answer:
        'Four a fortnight per engineer: an hour of planning, ninety minutes of review and retrospective, ten minutes a day. Anything more has to push one of those out.',
    },
    {
      question: 'Do you certify our people?',
      answer: 'No. Two sheets run without us are a better certificate, and they don’t expire.',
    },
  ],
  next: {
    heading: 'Send us your oldest open ticket.',
    text: 'And the export it came from, with the names removed. Five working days later you get the scatter plot and our reading of it, yours to keep whatever you decide.',
  },
  related: [
    '/services/technology/devops',
    '/services/offerings/Outsourcing-And-Talent',
    '/services/offerings/Digital-Advisory',
  ],
}
