import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'technology',
  slug: 'bigdata',
  title: 'Big data',
  metaTitle: 'Big data you can rebuild by the day | Naksha',
  description:
    'Data pipelines that replay: late events by rule, the limits of exactly-once, open table formats, a price on each query, and a day rebuilt as a test.',
  lead: 'Pipelines judged by one exercise: you pick a day, delete it in production and watch the same bytes come back.',
  facts: [
    { label: 'Team', value: '2 data engineers, 1 platform engineer' },
    { label: 'Length', value: '10 weeks, ending in the drill' },
    { label: 'Runs on', value: 'Your object store, open formats' },
    { label: 'Starts from', value: '₹ 24 lakh (US$ 27,000)' },
  ],
  problem: {
    heading: 'One question, two dashboards, two answers.',
    text: [
      'A few hundred jobs chew through some terabytes a day, and two teams report different revenue for the same Tuesday. Both are right about their own query. A phone came back into coverage on Thursday carrying Tuesday’s events; the batch counted them on Thursday, and by then the stream had stopped listening.',
      'Then someone reruns Tuesday, and a third figure appears. The job asked for today’s date, joined a customer table that has changed since, and read a folder in whatever order the store listed it. A pipeline like that has run once. It has never been repeatable, so it can’t be corrected either.',
      'The raw record has to hold. Keep every event as it arrived, with the time it happened and the time you heard of it, and any later mistake is just a rerun. And first we ask whether the data is big at all: below a terabyte, one good machine with Postgres or DuckDB often beats a cluster. One survey in four ends there, with a smaller invoice.',
    ],
  },
  stepsHeading: 'Towards a deleted Tuesday.',
  steps: [
    {
      title: 'Read the query log',
      weeks: 'Weeks 1–2',
      text: 'What gets asked, by whom, how often and at what cost. Tables no one has read for ninety days come first on the list.',
      result: 'A lineage drawing and a price for each of the fifty most expensive queries.',
    },
    {
      title: 'Land it raw',
      guards: true,
      weeks: 'Weeks 2–4',
      text: 'Append-only, partitioned by arrival, each record with an identifier and both timestamps. A schema registry refuses changes that would break readers.',
      result: 'A raw layer no job is allowed to update.',
    },
    {
      title: 'Build the tables',
      weeks: 'Weeks 4–6',
      text: 'Transformations take their date as an argument and their inputs as snapshots. They overwrite whole partitions, so a second run replaces the first.',
      result: 'Tables with tests on keys, nulls, volume and sums against the source.',
    },
    {
      title: 'Settle lateness',
      weeks: 'Week 7',
      text: 'For each figure, its owner decides how long to wait, how to mark it provisional and when it closes.',
      result: 'A one-page policy that finance has signed.',
    },
    {
      title: 'Cut the scan',
      weeks: 'Week 8',
      text: 'Layout, pruning, compaction and a budget per team.',
      result: 'A bill per question, before and after.',
    },
    {
      title: 'Delete and rebuild',
      weeks: 'Weeks 9–10',
      text: 'Twice in rehearsal, once for you.',
      result: 'Matching checksums, and a runbook your night shift has used.',
    },
  ],
  cardsHeading: 'What goes wrong at volume.',
  cards: [
    {
      slug: 'late-events',
      title: 'Events that arrive late',
      summary: 'Event time, watermarks, and a date when each figure closes.',
      description:
        'Handling late and out-of-order events: event time against arrival, watermarks, allowed lateness, corrections, and the policy that says when a day is final.',
      lead: 'On a good network 99% of events arrive within a minute. It’s the last one in a hundred that decides whether Tuesday is right.',
      figure: { value: '1 in 100', label: 'events is late, and decides whether Tuesday is right' },
      parts: [
        {
          heading: 'Two clocks',
          text: [
            'Every record keeps an event time and an arrival time. Windows are computed on the first; pipelines are driven by the second. Device clocks lie, so an event from the future goes into quarantine, and a phone that’s forty minutes out has its offset measured every time it connects.',
          ],
        },
        {
          heading: 'The watermark is a bet',
          text: [
            'A watermark says you’re not expecting anything older. Set from measured delays, say the 99.5th percentile, it lets a window close and emit. Whatever arrives afterwards has three possible fates: it updates the window within its allowed lateness, goes to a side output, or gets dropped. We forbid the third. A single idle partition can hold the watermark back for everyone, so we detect idle ones and leave them out.',
          ],
        },
        {
          heading: 'When a figure closes',
          text: [
            'Dashboards show a day as provisional until its policy closes it: two hours for operations, three days for billing, never for the raw layer. Corrections after closing go in as separate entries, the way an accountant would post them. The report then shows both what you knew on Wednesday and what you know now, and the difference is a figure in its own right.',
          ],
        },
      ],
    },
    {
      slug: 'exactly-once-honestly',
      title: 'Exactly once, honestly',
      summary: 'What the brochures promise, where it stops, and what to do past that line.',
      description:
        'What exactly-once means in Kafka and Flink, where the guarantee ends, and how idempotent sinks, keys and reconciliation carry it to the last system.',
      lead: 'No network delivers a message exactly once. Some systems make the effect look as though it did.',
      figure: { value: '0', label: 'networks deliver a message exactly once' },
      parts: [
        {
          heading: 'Where the promise holds',
          text: [
            'Kafka’s idempotent producer removes duplicates caused by its own retries. Its transactions let a read-process-write loop commit outputs and offsets together, provided consumers read only committed data. Flink’s checkpoints do the same for state, and for sinks that support two-phase commit. Inside that fence, the claim is true.',
          ],
        },
        {
          heading: 'Where it ends',
          text: [
            'An email, a call to a payment provider, a row in a database outside the transaction: each of these can happen and then lose its acknowledgement. Restart a producer with the same event and a new session, and it’s no longer recognised as a retry. Restore from an older checkpoint and you repeat every external effect since.',
          ],
        },
        {
          heading: 'Beyond the fence',
          text: [
            'We give each event an identifier at its source, where the thing happened, and make every sink idempotent: upsert on a natural key, or insert and let a unique constraint reject the repeat. We size deduplication windows for the longest outage we mean to survive, which is seldom the default. Then we count. We compare source totals and sink totals per hour and per key range, and a difference of one raises a ticket. Trusting the guarantee is fine; counting is cheap.',
          ],
        },
      ],
    },
    {
      slug: 'choosing-a-table-format',
      title: 'Choosing a table format',
      summary: 'Iceberg, Delta or Hudi: what’s different once the slides are over.',
      description:
        'Iceberg, Delta Lake and Hudi compared on writers, deletes, partition change, catalogues and upkeep, with compaction, snapshot expiry and small-file costs.',
      lead: 'All three put transactions over files in an object store. The differences show up in month six.',
      figure: { value: '1,440', label: 'commits a day from a stream that commits every minute' },
      parts: [
        {
          heading: 'How to choose',
          text: [
            'Start from the engines that have to write. If there are several, Iceberg’s specification and its REST catalogue give you the least friction, and its hidden partitioning lets you change from daily to hourly without rewriting history or queries. Delta is the natural choice where Spark does nearly everything. Hudi earns its complexity on streams of keyed updates, thanks to record-level indexes.',
          ],
        },
        {
          heading: 'The cost of an update',
          text: [
            'Copy-on-write rewrites a file to change a row: slow to write, quick to read. Merge-on-read stores deletes beside the data, so writes are cheap and every read pays until compaction. We choose table by table, from the ratio of reads to updates, and measure again in week eight.',
          ],
        },
        {
          heading: 'Housekeeping nobody budgets for',
          text: [
            'A stream that commits every minute makes 1,440 commits a day, each with a handful of small files, and soon it takes longer to plan a query than to run it. Compaction aims at files of 128 to 512 MB. Snapshots expire on a schedule, orphan files go after a safe delay, and an erasure request isn’t finished until the old snapshots holding that person are gone too. All four jobs have owners and alarms.',
          ],
        },
      ],
    },
    {
      slug: 'cost-per-query',
      title: 'What a question costs',
      summary: 'Bytes scanned, times a price, times every five minutes.',
      description:
        'Cutting analytics bills by the query: bytes scanned, partition pruning, column choice, clustering, refresh rates, labels on queries, with worked figures.',
      lead: 'A dashboard left open in a meeting room once cost its owner more than the room did.',
      figure: { value: 'US$ 1,730', label: 'a day for one tile, and 43 cents once it’s pruned' },
      parts: [
        {
          heading: 'A worked example',
          text: [
            'At US$ 5 per terabyte scanned, a tile that reads 1.2 TB and refreshes every five minutes runs 288 times a day and costs about US$ 1,730. Prune it to one day’s partition and four columns, and it reads 300 MB and costs 43 cents. You’ve bought nothing. Someone moved a filter from a computed expression, which defeats pruning, to the partition column.',
          ],
        },
        {
          heading: 'Best return first',
          text: [
            'First, refresh only as often as the answer changes. Second, select columns; a star over a wide table pays for every one of them. Third, sort or cluster on what people filter by, so file statistics can skip. Fourth, materialise anything more than twenty people ask for. Changing the engine comes last, once the layout has been mended, since a faster engine reads the same needless bytes.',
          ],
        },
        {
          heading: 'Making it visible',
          text: [
            'Each query carries a label for team and purpose. The weekly note lists ten questions, what they cost, and who can stop them. Interactive users get a scan limit, and a polite refusal that names the missing filter. Under slot or cluster pricing the unit becomes seconds of compute, and idle capacity gets a line of its own, usually the longest.',
          ],
        },
      ],
    },
    {
      slug: 'rebuilding-a-day',
      title: 'Rebuilding a day, byte for byte',
      summary: 'What you have to pin before a rerun gives the same file.',
      description:
        'Deterministic data pipelines: pinned inputs, code and time zones, ordered output, no hidden clocks, and the deletion drill that proves a day can come back.',
      lead: 'Getting the same rows back is easy. The same bytes force every hidden input into the open, which is why we ask for them.',
      figure: { value: '1 h', label: 'to bring back 400 GB of a day you pick' },
      parts: [
        {
          heading: 'What you have to pin',
          text: [
            'The container image by digest. The input snapshots by identifier, reference tables included. The date as an argument, with no call to the clock. Random seeds. The version of the time zone database, because governments change their minds. Floating-point sums in a fixed order, or in decimals. Rows sorted by a total key before writing, and the file writer’s version and settings, because Parquet records who wrote it.',
          ],
        },
        {
          heading: 'What may differ',
          text: [
            'Some engines can’t promise a stable file layout. There we settle for equality of sorted rows, hashed per partition, and write down that we’ve settled. Model scores computed on a GPU are stored as inputs to later steps, since recomputing them can change the last digit.',
          ],
        },
        {
          heading: 'The drill',
          text: [
            'You name a date between ninety days and two years old. We record its checksums, delete the derived partitions in production, and hand the runbook to someone who didn’t write it. Downstream readers see the previous snapshot throughout. On a modest cluster, 400 GB is back within the hour. We repeat the drill each quarter, and the first one after a big refactoring is the one that finds something.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'marudhar-wind-forecast',
    heading: 'When the wind blew, and when we heard of it.',
    text: 'Marudhar Wind’s 212 turbines stand in the desert around Jaisalmer, and readings for a gusty hour can turn up after the forecast that wanted them. The SCADA pipeline keeps both times, so the day-ahead forecast learns only from what was known when it had to be filed.',
    figures: [
      { value: '212', label: 'turbines in one pipeline' },
      { value: '−44%', label: 'deviation charges in two quarters' },
      { value: '18 weeks', label: 'with a team of five' },
    ],
  },
  questionsHeading: 'Questions from warehouse owners.',
  questions: [
    {
      question: 'Lakehouse or warehouse?',
      answer:
        'If one engine answers all your questions, keep the warehouse. If three engines and a science team need the same tables, open formats on an object store save you the copies.',
    },
    {
      question: 'Do we need streaming?',
      answer:
        'Only where someone’s going to act within minutes. A run every fifteen minutes covers most requests for real time, at roughly a fifth of the upkeep.',
    },
    {
      question: 'How do you delete one person?',
      answer:
        'Personal fields sit in separate tables under a key for each person. To erase someone we destroy the key and the rows, then expire the snapshots that held them. We time it in the drill.',
    },
    {
      question: 'Can you keep our scheduler?',
      answer:
        'Yes. Airflow, Dagster or plain cron will do, as long as every task takes its date as an argument and can run twice.',
    },
  ],
  next: {
    heading: 'Name a day you’d rather not lose.',
    text: 'Give us read access to the job that makes it. Within a week you get a list of what stands between that day and an identical rerun.',
  },
  related: [
    '/services/offerings/data-artificial-intelligence',
    '/services/technology/ai',
    '/services/technology/cloud',
  ],
}
