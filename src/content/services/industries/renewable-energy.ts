import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'industries',
  slug: 'Renewable-Energy',
  title: 'Renewable energy',
  metaTitle: 'Renewable energy forecasting and data | Naksha',
  description:
    'Day-ahead schedules for wind and sun, SCADA pipelines, a curtailment ledger and lender-grade yield data: megawatt hours that hold up in a dispute.',
  lead: 'Tomorrow has 96 quarter-hours, and by morning you must put a number in each. Too high costs, too low costs, and the wind hasn’t read the contract. We build the schedule and the evidence behind every block.',
  facts: [
    { label: 'Team', value: '2 data engineers, 1 forecaster, 1 SCADA engineer, 1 analyst' },
    { label: 'Length', value: '18 weeks, the first schedule in week 9' },
    { label: 'Covers', value: 'Wind, solar, hybrid and storage, from 50 MW' },
    { label: 'Starts from', value: '₹ 72 lakh, weather feeds at cost' },
  ],
  problem: {
    heading: 'You are paid for power and fined for surprise.',
    text: [
      'You own wind farms or solar parks, or you schedule for those who do. Energy earns the tariff. The gap between schedule and injection is settled block by block under the deviation rules: a tolerance band, then prices that climb. For inter-state sellers the denominator is shifting, year by year, from available capacity towards the schedule itself, so an error on a calm day weighs more than it used to.',
      'Forecast vendors report a mean error over the month. The settlement doesn’t know that figure. It knows 2,880 separate blocks, and perhaps 90 of them make half the bill: ramps that came an hour late, a feeder trip nobody told the forecaster about, eleven turbines in maintenance but counted as available.',
      'Curtailment then blurs the rest. The load despatch centre orders you down by phone, and months later you want the lost energy paid. What you could have produced is an argument, unless it was calculated on the day.',
    ],
  },
  stepsHeading: 'Towards a schedule you can defend.',
  steps: [
    {
      title: 'Recompute the bill',
      weeks: 'Weeks 1–2',
      text: 'A year of schedules, meter data and settlement accounts, recomputed block by block.',
      result: 'Your bill by cause: weather, availability, clerical, timing.',
    },
    {
      title: 'Lay the pipe',
      weeks: 'Weeks 2–8',
      text: 'Turbine, inverter, mast and meter data at source resolution, in one naming scheme.',
      result: 'A pipeline that says which machine is silent, within two minutes.',
    },
    {
      title: 'Forecast in parallel',
      guards: true,
      weeks: 'Weeks 6–12',
      text: 'Two weather models, power curves per machine, availability from the maintenance plan.',
      result: 'Your present vendor and our curve, scored in rupees.',
    },
    {
      title: 'File the blocks',
      weeks: 'Weeks 9–15',
      text: 'Submission and revisions in the despatch centre’s format, with a person at the desk.',
      result: 'Each number filed with the reason it was chosen.',
    },
    {
      title: 'Settle',
      weeks: 'Weeks 14–18',
      text: 'Shadow accounts computed the next morning and compared when the official ones arrive.',
      result: 'Two closed weeks without an unexplained rupee.',
    },
  ],
  cardsHeading: 'What a megawatt hour needs.',
  cards: [
    {
      slug: 'day-ahead-schedule',
      title: 'A day-ahead schedule in 96 blocks',
      summary: 'Forecast, availability and settlement price combined into the number you file.',
      description:
        'Day-ahead and intraday scheduling for wind and solar: blended weather models, availability, cost-aware quantiles and revisions in 96 blocks.',
      lead: 'The best forecast and the best schedule are two curves. The first minimises error. The second minimises what the error will cost, and knows the band.',
      figure: { value: '96', label: 'blocks a day, each with its own price for being wrong' },
      parts: [
        {
          heading: 'Weather, twice or more',
          text: [
            'Global models at 9 to 25 km resolution are blended with weights that depend on season, lead time and the last 30 days. In Rajasthan the summer night jet lifts hub-height wind when surface stations are calm, so ten-metre wind is a poor predictor and 100-metre levels are taken directly. For solar, aerosol and dust matter more than cloud on most spring days.',
          ],
        },
        {
          heading: 'From wind to power',
          text: [
            'Each turbine gets its own curve, fitted on clean ten-minute data with curtailed and faulted points removed, corrected for air density. Wake losses by sector come next. Planned outages are read from the maintenance system; a machine marked down for blade repair isn’t scheduled, which sounds obvious and explains a tenth of most bills.',
          ],
        },
        {
          heading: 'Choose the number',
          text: [
            'For each block we hold a distribution. The filed value minimises expected settlement under the rule in force, which we check against the regulator’s own worked examples. Intraday, a revision takes effect only some seven or eight blocks after it’s filed. So it’s sent when the saving expected from then on beats the noise.',
          ],
        },
      ],
    },
    {
      slug: 'turbine-scada-pipeline',
      title: 'A pipeline for mixed fleets',
      summary:
        'Four turbine makes and three inverter makes in one scheme, with gaps that are named.',
      description:
        'SCADA pipelines for mixed wind and solar fleets: IEC 61400-25, IEC 104, Modbus and SunSpec into one scheme, buffered, with quality on each value.',
      lead: 'Every maker has a different word for “stopped”. One has 340 of them. Until they share a vocabulary, availability is whatever the service contract says it was.',
      figure: { value: '9 GB → 1 GB', label: 'a day for two hundred turbines, after compression' },
      parts: [
        {
          heading: 'Getting it off the site',
          text: [
            'Turbine controllers offer IEC 61400-25, OPC or a vendor export; substations IEC 60870-5-104; inverters Modbus with or without SunSpec. A pair of gateways at the pooling substation reads all of them, stamps with GPS time and buffers a week. Read-only accounts, written into the service agreement, since warranty lawyers care who touched what.',
          ],
        },
        {
          heading: 'Ten-minute means lie a little',
          text: [
            'Averages hide the ramp that cost you the block. We keep one-second power at the meter, ten-second data for the machines where the controller allows, and the customary ten-minute mean, deviation, minimum and maximum for comparison. For two hundred turbines that’s about 9 GB a day before compression and under one after.',
          ],
        },
        {
          heading: 'States with one meaning',
          text: [
            'Status codes are mapped to the categories of IEC 61400-26: full performance, partial, technical standby, out of environmental specification, requested shutdown, forced outage. The map is a table your engineers own. Contractual and operational availability come out as two figures, and the difference between them is a conversation with the manufacturer.',
          ],
        },
      ],
    },
    {
      slug: 'curtailment-ledger',
      title: 'A ledger of curtailed energy',
      summary: 'Each instruction recorded, with the energy lost computed the same day.',
      description:
        'Record curtailment instructions and compute possible power per turbine and inverter, so that lost energy can be claimed with evidence attached.',
      lead: 'The call came at 12:42: back down forty megawatts. It ended at 14:10, or was it 14:25? Nine months later that quarter of an hour is worth ₹ 31,000.',
      figure: { value: '₹ 31,000', label: 'for a quarter of an hour no one wrote down' },
      parts: [
        {
          heading: 'Write down the order',
          text: [
            'Messages by mail or portal are read automatically. A phone order is entered by the shift engineer in four fields while the line is open, and the system adds the frequency and the voltage at the bus. Setpoint, acknowledgement and response of the plant controller join it on one clock.',
          ],
        },
        {
          heading: 'What could have been',
          text: [
            'For wind, the nacelle anemometer behaves differently on a pitched-out rotor, so power read from it during curtailment is biased high or low by make. We correct with a transfer function, or use uncurtailed neighbours and the mast. For solar, one inverter in twenty runs free as a reference, with plane-of-array irradiance and module temperature as a second method. The result has a range, and the two methods have to agree within it.',
          ],
        },
        {
          heading: 'A claim in one file',
          text: [
            'Per event: the order, who gave it and the reason stated, actual and possible power, energy lost with its uncertainty, the clause in the purchase agreement that covers or excludes it. Grid security and commercial backing-down are tagged apart, as they’re treated differently. Lawyers like it. So do the engineers who used to rebuild it from memory.',
          ],
        },
      ],
    },
    {
      slug: 'lender-grade-yield',
      title: 'Yield data a bank will lend on',
      summary:
        'P50 and P90 with the assumptions attached, and actuals that test them each quarter.',
      description:
        'Energy yield data for lenders: P50 and P90 with itemised uncertainty, long-term correction, calibrated records and a quarterly test against actuals.',
      lead: 'A lender’s engineer reads the P90 first, the uncertainty table second, and the glossy part never. We prepare the table.',
      figure: { value: '11.5%', label: 'below the P50 lies a P90, at 9% uncertainty' },
      parts: [
        {
          heading: 'Where the uncertainty comes from',
          text: [
            'Measurement, long-term correction, vertical and horizontal extrapolation, wake or shading, availability, electrical loss, degradation, year-to-year variation. Each has a figure and a source. Independent terms are combined in quadrature; those that move together are added before that, and we say which. A wind P50 with 9 per cent total uncertainty gives a P90 about 11.5 per cent lower. When someone shows you 4, ask which row is missing.',
          ],
        },
        {
          heading: 'Data that survives an adviser',
          text: [
            'Mast and lidar records come with calibration certificates, mounting drawings and a log of each day removed, with the reason. Irradiance sensors are classed under IEC 61724-1, with cleaning dates. Long-term correction uses two reanalyses and reports their disagreement. Everything can be re-run from raw files by a third party with the script we hand over.',
          ],
        },
        {
          heading: 'The quarterly test',
          text: [
            'After commissioning, actual output is normalised for resource, curtailment and grid outages and set against the estimate. A shortfall is split into wind, machine and grid before anyone writes to anyone. Refinancing after three years of such reports goes quicker, since the spread rests on evidence.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'marudhar-wind-forecast',
    heading: 'Two hundred and twelve opinions about the wind.',
    text: 'Marudhar Wind scheduled 212 turbines in Jaisalmer and was charged for machines that stood still but counted as running. A SCADA pipeline showed which were available; a day-ahead forecast did the rest.',
    figures: [
      { value: '−44%', label: 'of deviation charges, within two quarters' },
      { value: '18 weeks', label: 'pipeline and forecast' },
      { value: '5', label: 'engineers and analysts' },
    ],
  },
  questionsHeading: 'Asset managers usually begin here.',
  questions: [
    {
      question: 'What forecast error should we expect?',
      answer:
        'Day-ahead, for one wind farm in rough months, a mean absolute error of 10 to 14 per cent of capacity; solar 5 to 8. Pooling several sites cuts that by a third or more.',
    },
    {
      question: 'Do you replace our coordinating agency?',
      answer:
        'No. A QCA can file what we compute, and several do. If you schedule yourself, we build the desk.',
    },
    {
      question: 'Does a battery make all this unnecessary?',
      answer:
        'It buys tolerance, at the price of cycles. We compare what a megawatt hour of smoothing wears off the cells with the deviation it avoids, and often the better forecast is cheaper.',
    },
    {
      question: 'What happens when the rules change?',
      answer:
        'The settlement rule is one tested module. A change takes about a week, and last year is recomputed under it so that you see the effect first.',
    },
  ],
  next: {
    heading: 'Send one month of settlement.',
    text: 'Schedules, meter data and the account you were billed. You get it back sorted by cause, with the ten costliest blocks drawn and one of them explained in full.',
  },
  related: [
    '/services/industries/Power-Electrical',
    '/services/offerings/data-artificial-intelligence',
    '/services/technology/ai',
  ],
}
