import type { CaseStudy } from './case-study.ts'

export const marudharWindForecast: CaseStudy = {
  slug: 'marudhar-wind-forecast',
  title: 'Tomorrow’s wind, in ninety-six blocks',
  description:
    'An owner of 212 turbines in Jaisalmer paid for every forecast that missed. A good part of the error had nothing to do with weather.',
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
      'Marudhar’s 212 turbines, of three makes, stand behind five pooling stations. For each station the state load despatch centre is told a day ahead what will be fed in, in 96 quarter-hour blocks, and the schedule may be revised up to sixteen times during the day. Whatever strays by more than 15 per cent of the available capacity is charged, at rates that climb from band to band.',
      'The forecast came from a weather vendor, one curve a station, and it was a decent one. The charges still came to ₹ 4.1 crore in two quarters, and nobody could tell how much of that was wind. Available capacity was typed in by the shift engineer, at 17:00, from a whiteboard.',
    ],
  },
  work: {
    heading: 'Machines first, weather second',
    text: [
      'We rebuilt twenty-six months, turbine by turbine, from the controllers’ ten-minute records, and met three faults older than any forecast. Clocks: 37 controllers ran on UTC and nine drifted by up to eight minutes. Availability: on an average day thirteen turbines were out and still counted. Heat: above 42 °C two of the three makes throttle themselves, and no power curve on file said so.',
      'Only then the weather. Three numerical models are blended for each site. Quantile regression turns wind, direction and air density into power, with an error band, for every turbine that is expected to run; a last step corrects the next three hours by what nacelles and masts are reading. The figure that goes into the schedule is the one that costs least under the charge bands, and on gusty afternoons that lies some way from the mean.',
    ],
    steps: [
      {
        title: 'Signals',
        weeks: '1–5',
        text: 'Three makers’ SCADA, read over OPC UA and IEC 60870-5-104, given one set of names after IEC 61400-25. A gap is marked as a gap and never filled in silence.',
      },
      {
        title: 'Availability',
        weeks: '4–8',
        text: 'Stops, derating and planned work, taken from the machines. The whiteboard stayed for one month, as a check on us.',
      },
      {
        title: 'Forecast',
        weeks: '7–13',
        text: 'Trained on twenty-two months and judged on four it had not seen, a month of dust storms among them.',
      },
      {
        title: 'Schedule',
        weeks: '12–16',
        text: 'Filed and revised through the coordinating agency’s interface. A person can hold any revision, and the reason is kept.',
      },
      {
        title: 'Live',
        weeks: '16–18',
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
      note: '₹ 4.1 crore became ₹ 2.3 crore, with output within 2 per cent of the year before.',
    },
    {
      value: '10.4 to 7.1',
      label: 'day-ahead error, in per cent',
      note: 'Mean absolute error of all blocks, as a share of available capacity.',
    },
    {
      value: '99.6%',
      label: 'of SCADA records in the right block',
      note: 'From 81.9 per cent before the clocks were put right.',
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
    text: 'For ten years we blamed the monsoon. A third of it was a whiteboard. I have kept it in the control room, wiped clean.',
    name: 'Meera Rathore',
    role: 'Head of asset management, Marudhar Wind',
  },
  lesson:
    'In week 11 the model insisted that the strongest winds bring the least power. So they had, on thirty-four afternoons when the despatch centre had ordered the farm to back down; the records showed high wind and low output, and the orders lay in somebody’s e-mail. We had trained it on what the turbines did and read the answer as what they could do. Orders are now a signal of their own, and every block under one is left out of training. It cost eight days, which were our error and not on the bill. Before training on any machine we now ask who is allowed to tell it to stop, and where that is written down.',
}
