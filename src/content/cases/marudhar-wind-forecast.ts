import type { CaseStudy } from './case-study.ts'

export const marudharWindForecast: CaseStudy = {
  slug: 'marudhar-wind-forecast',
  title: 'Tomorrow’s wind told in ninety-six blocks',
  description:
    'The owner of 212 turbines in Jaisalmer paid for every forecast that missed. A good part of the error had nothing to do with the weather.',
  metaTitle: 'Wind case: deviation charges down 44% | Naksha',
  metaDescription:
    'A day-ahead forecast and a SCADA pipeline for 212 turbines in Jaisalmer cut deviation charges by 44% in two quarters. Five people, eighteen weeks.',
  drawing: 'case-marudhar-wind-forecast',
  client: 'Marudhar Wind',
  clientType: 'Independent power producer, 318 MW of wind',
  industry: 'Renewable energy',
  services: [
    '/services/technology/bigdata',
    '/services/offerings/data-artificial-intelligence',
    '/services/offerings/cloud-adoption',
  ],
  problem: {
    heading: 'Charged for a turbine on a jack',
    text: [
      'Marudhar’s 212 turbines, of three makes, feed five pooling stations. A day ahead, the state load despatch centre is told what each station will feed in, in 96 quarter-hour blocks, and the schedule can be revised up to sixteen times during the day. Anything that strays by more than 15% of available capacity is charged, at rates that climb from band to band.',
      'A weather vendor supplied the forecast, one curve per station, and it was a decent one. The charges still came to ₹ 4.1 crore in two quarters, and no one could say how much of that was wind. The shift engineer typed in the available capacity at 17:00, from a whiteboard.',
    ],
  },
  work: {
    heading: 'Machines first, weather second',
    text: [
      'We rebuilt twenty-six months, turbine by turbine, from the controllers’ ten-minute records, and found three faults older than any forecast. Clocks: 37 controllers ran on UTC and nine drifted by up to eight minutes. Availability: on an average day thirteen turbines were out and still counted. Heat: above 42 °C two of the three makes throttle themselves, and no power curve on file said so.',
      'Only then did we turn to the weather. We blend three numerical models for each site. Quantile regression turns wind, direction and air density into power, with an error band, for every turbine expected to run; a last step corrects the next three hours by what nacelles and masts are reading. The figure that goes into the schedule is the one that costs least under the charge bands, and on gusty afternoons that’s some way from the mean.',
    ],
    steps: [
      {
        title: 'Signals',
        weeks: 'Weeks 1–5',
        text: 'Three makers’ SCADA, read over OPC UA and IEC 60870-5-104, with one set of names after IEC 61400-25. A gap is marked as a gap, never quietly filled.',
      },
      {
        title: 'Availability',
        weeks: 'Weeks 4–8',
        text: 'Stops, derating and planned work, taken from the machines. The whiteboard stayed up for a month, to check on us.',
      },
      {
        title: 'Forecast',
        guards: true,
        weeks: 'Weeks 7–13',
        text: 'Trained on twenty-two months and judged on four it hadn’t seen, a month of dust storms among them.',
      },
      {
        title: 'Schedule',
        weeks: 'Weeks 12–16',
        text: 'Filed and revised through the coordinating agency’s interface. A person can hold any revision, and we keep the reason.',
      },
      {
        title: 'Live',
        weeks: 'Weeks 16–18',
        text: 'One pooling station, then five, with the vendor’s curve beside ours on the wall.',
      },
    ],
  },
  team: 'Five people: two data engineers, one data scientist, one SCADA engineer, one back-end engineer',
  time: '18 weeks',
  results: [
    {
      value: '−44%',
      label: 'deviation charges in two quarters',
      note: '₹ 4.1 crore became ₹ 2.3 crore, with output within 2% of the year before.',
    },
    {
      value: '10.4 → 7.1',
      label: 'day-ahead error, in %',
      note: 'Mean absolute error of all blocks, as a share of available capacity.',
    },
    {
      value: '99.6%',
      label: 'of SCADA records in the right block',
      note: 'From 81.9% before we put the clocks right.',
    },
  ],
  technologies: [
    'OPC UA',
    'IEC 60870-5-104 and IEC 61400-25',
    'Kafka',
    'TimescaleDB',
    'GRIB2 weather fields',
    'Python, quantile gradient boosting',
    'Airflow',
  ],
  quotation: {
    text: 'For ten years we blamed the monsoon. A third of it was a whiteboard. I’ve kept it in the control room, wiped clean.',
    name: 'Meera Rathore',
    role: 'Head of asset management, Marudhar Wind',
  },
  lesson:
    'In week 11 the model insisted that the strongest winds bring the least power. And so they had, on thirty-four afternoons when the despatch centre ordered the farm to back down. The records showed high wind and low output; the orders were sitting in someone’s email. We’d trained it on what the turbines did and read the answer as what they could do. Orders are now a signal of their own, and we leave every block under one out of training. It took eight days, our error and not on the bill. Before we train on any machine now, we ask who’s allowed to tell it to stop, and where that’s written down.',
}
