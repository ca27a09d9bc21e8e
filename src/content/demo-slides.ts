export type DemoSlide = {
  id: string
  heading: string
  subheading: string
  listItems: string[]
  content: string
  footer: string
  /** Ids of drawings for the left and the right slot. */
  images: [`demo-${string}` | null, `demo-${string}` | null]
}

/** The figures of the contract, in dollars. One down payment and the monthly payments make the price. */
export const demoContract = {
  price: 3100,
  downPayment: 109.3,
  monthlyPayment: 598.14,
  monthlyPayments: 5,
  years: 7,
  miles: 100_000,
  deductible: 100,
}

/** The company, its address and its telephones are invented; 555-01xx numbers are kept for fiction. */
export const demoHeadquarters = {
  name: 'Cedarline Vehicle Protection',
  address: ['700 Windlass Court, Suite 12', 'Austin, Texas 78700'],
  office: {
    label: 'Office',
    phone: '(512) 555-0118',
    hours: 'Monday to Friday, 8:00 to 18:00 Central',
  },
  roadside: {
    label: 'Roadside assistance',
    phone: '(512) 555-0142',
    hours: 'Every hour of every day',
  },
}

const fromHere = 'Cedarline Drive Plan, sample contract for demonstration'

export const demoSlides: DemoSlide[] = [
  {
    id: 'cover',
    heading: 'Seven years of repairs, settled once',
    subheading: 'The Cedarline Drive Plan',
    listItems: [
      '7 years or 100,000 miles, whichever comes first',
      '$3,100 in all, or $598.14 a month for five months after a small down payment',
      'Any licensed repair shop in the United States and Canada',
    ],
    content:
      'A vehicle service contract pays for the repair when a covered part breaks down. You know the price today. We pay the shop.',
    footer: fromHere,
    images: ['demo-car', null],
  },
  {
    id: 'why',
    heading: 'What happens after the maker’s warranty',
    subheading: 'The bills owners show us most often',
    listItems: [
      'Automatic transmission, replaced: $4,260',
      'Head gasket and machined head: $2,385',
      'Steering rack with alignment: $1,540',
    ],
    content:
      'Most makers cover the whole car for three years or 36,000 miles and the engine and transmission for five or 60,000. People keep many cars for twelve. The years in between are yours, and one of the bills above is bigger than the plan.',
    footer: 'Prices are examples with parts, labor and tax; yours depend on the car and the place',
    images: ['demo-engine', 'demo-gearbox'],
  },
  {
    id: 'figures',
    heading: 'The plan in five figures',
    subheading: 'Nothing in the small print contradicts them',
    listItems: [
      'Price: $3,100',
      'Monthly payment: $598.14',
      'Coverage: 7 years or 100,000 miles',
      'Deductible: $100 a visit',
      'Waiting period: 30 days and 1,000 miles, added on at the end',
    ],
    content:
      'Spread over its 84 months the plan costs $36.90 a month; spread over its 100,000 miles, 3.1 cents a mile.',
    footer: fromHere,
    images: ['demo-document', 'demo-calendar'],
  },
  {
    id: 'payments',
    heading: 'How $3,100 is paid',
    subheading: 'No interest, no fee for paying monthly',
    listItems: [
      'Today: $109.30',
      'Then five monthly payments of $598.14, together $2,990.70',
      'Sum: $109.30 + $2,990.70 = $3,100.00',
      'Or $3,100 at once, with no discount and no surcharge',
    ],
    content:
      'The first monthly payment is due 30 days after you sign. You can pay the rest at any time. Coverage runs its full length however you pay.',
    footer: 'If you miss a payment, we write to you twice before anything changes',
    images: [null, 'demo-document'],
  },
  {
    id: 'term',
    heading: 'Seven years or 100,000 miles',
    subheading: 'Counted from the day you sign and from your odometer on that day',
    listItems: [
      'Sign at 48,210 miles and the plan ends at 148,210, or after seven years',
      'Whichever comes first ends it',
      'The waiting period of 30 days and 1,000 miles is added on at the end, so it costs you nothing',
    ],
    content:
      'At 12,000 miles a year you’ll reach seven years first, with 16,000 miles unused. At 15,000 a year the miles run out after six years and eight months. At 25,000 they’re gone after four; a seven-year plan is the wrong one then, and we’ll tell you so.',
    footer: fromHere,
    images: ['demo-calendar', null],
  },
  {
    id: 'groups',
    heading: 'What is covered, by component group',
    subheading: 'Seven groups, each with its list of parts in the contract',
    listItems: [
      'Engine',
      'Transmission and drive axle',
      'Cooling and fuel',
      'Electrical and electronics',
      'Steering, suspension and brakes',
      'Air conditioning and comfort',
      'Hybrid and electric drive',
    ],
    content:
      'A part is covered when it’s named in its group and has failed in ordinary use. Seals and gaskets in a group are covered with it, and so is the labor to reach the part.',
    footer: 'The list in the contract decides; these slides summarize it',
    images: ['demo-engine', 'demo-wheel'],
  },
  {
    id: 'engine',
    heading: 'Engine',
    subheading: 'Everything with oil inside, and what drives it',
    listItems: [
      'Block, heads, pistons, crankshaft, camshafts, bearings',
      'Timing chain or belt with tensioners, oil pump',
      'Turbocharger or supercharger as fitted by the maker',
      'Mounts, manifolds, harmonic balancer',
    ],
    content:
      'Not in this group: a timing belt replaced because it’s due, damage from running without oil, and engines tuned beyond the maker’s setting.',
    footer: fromHere,
    images: ['demo-engine', null],
  },
  {
    id: 'transmission',
    heading: 'Transmission and drive axle',
    subheading: 'Automatic, manual, continuously variable, and all-wheel drive',
    listItems: [
      'Gears, shafts, bearings, torque converter, valve body, control unit',
      'Transfer case and its motor',
      'Differentials, half shafts, universal and constant-velocity joints',
      'Fluid, when a covered repair needs it',
    ],
    content:
      'Not in this group: the friction disc of a manual clutch, which is made to wear, and boots that tear with no failure inside.',
    footer: fromHere,
    images: [null, 'demo-gearbox'],
  },
  {
    id: 'cooling-fuel',
    heading: 'Cooling and fuel',
    subheading: 'What keeps an engine alive in August',
    listItems: [
      'Water pump, radiator, thermostat, fan with its motor and clutch',
      'Fuel pump, injectors, pressure regulator, fuel tank',
      'Oil cooler and its lines',
      'Coolant, when a covered repair needs it',
    ],
    content:
      'Not in this group: hoses and belts unless a covered part destroyed them, and damage from the wrong fuel or contaminated fuel.',
    footer: fromHere,
    images: ['demo-engine', null],
  },
  {
    id: 'electrical',
    heading: 'Electrical and electronics',
    subheading: 'The group that grows every year',
    listItems: [
      'Alternator, starter, voltage regulator, wiring harnesses',
      'Engine, body and brake control units, and their programming',
      'Window, seat, lock and wiper motors, switches',
      'Sensors for parking, lane and distance, with calibration after the repair',
    ],
    content:
      'Not in this group: the 12-volt battery, bulbs, keys, and software or map updates when nothing has failed.',
    footer: fromHere,
    images: ['demo-battery', null],
  },
  {
    id: 'chassis',
    heading: 'Steering, suspension and brakes',
    subheading: 'What turns, carries and stops the car',
    listItems: [
      'Rack or box, power steering pump or motor, tie rods',
      'Control arms, ball joints, wheel bearings, springs',
      'Master cylinder, booster, calipers, anti-lock pump and unit',
      'Wheel alignment after a covered repair',
    ],
    content:
      'Not in this group: pads, shoes, discs and drums, shock absorbers and tires. They wear by design, and you know roughly when.',
    footer: fromHere,
    images: ['demo-wheel', null],
  },
  {
    id: 'comfort',
    heading: 'Air conditioning and comfort',
    subheading: 'Cold air is a covered part',
    listItems: [
      'Compressor, condenser, evaporator, expansion valve',
      'Refrigerant, when a covered repair needs it',
      'Blower motor, heater core, blend doors and their motors',
      'Sunroof motor, power lift gate, heated seats',
    ],
    content:
      'Not in this group: a refill without a repair, trim, upholstery, glass, and squeaks that break nothing.',
    footer: fromHere,
    images: [null, 'demo-battery'],
  },
  {
    id: 'hybrid',
    heading: 'Hybrid and electric drive',
    subheading: 'For cars that have it',
    listItems: [
      'Drive motors, reduction gear, inverter, converter',
      'On-board charger, charging port, high-voltage cables',
      'Battery cooling, contactors, battery management unit',
      'High-voltage battery, if the maker’s own warranty has ended and it has failed outright',
    ],
    content:
      'Not in this group: a battery that holds less than it used to. Slow loss is wear, and the maker usually warrants a share of the capacity for eight years or 100,000 miles.',
    footer: fromHere,
    images: ['demo-battery', null],
  },
  {
    id: 'not-covered',
    heading: 'What is not covered',
    subheading: 'Please read this slide twice',
    listItems: [
      'Anything that was broken before you signed or during the waiting period',
      'Maintenance, and parts that wear by design',
      'Accident, flood, fire, theft, hail, rodents, misuse, racing',
      'Damage from skipped maintenance or low oil',
      'Cars used for hire or delivery, with a branded title, or altered beyond the maker’s limits',
      'What the maker, a recall or an insurer pays for',
    ],
    content:
      'If you’re in doubt about your own car, ask us to look at it before you pay. We turn down about one car in nine, and it’s better to hear it from us now.',
    footer: 'The complete list is on pages 6 and 7 of the contract',
    images: [null, 'demo-document'],
  },
  {
    id: 'your-part',
    heading: 'What we ask of you',
    subheading: 'The maker’s own schedule, and a drawer for receipts',
    listItems: [
      'Oil, fluids and filters when the owner’s manual says so',
      'Any shop, or yourself; keep the receipts, for oil and filters as well',
      'Stop driving when a red light comes on',
      'Tell us before the repair starts',
    ],
    content:
      'We don’t prescribe a shop or a brand of oil. One late oil change doesn’t end the plan. We only decline a claim if the neglect caused the failure.',
    footer: fromHere,
    images: ['demo-garage', null],
  },
  {
    id: 'claim',
    heading: 'How a claim works',
    subheading: 'Five steps, and you’re in three of them',
    listItems: [
      'You bring the car to a licensed shop and say you have the plan',
      'The shop finds the cause and calls us with an estimate',
      'We answer within two business hours, or send an inspector within two days',
      'The shop repairs; you pay the deductible and anything that isn’t covered',
      'We pay the shop by card the same day',
    ],
    content:
      'If taking the engine or transmission apart shows the failure is covered, we pay for taking it apart. If it doesn’t, you do. The shop will tell you that price before it starts.',
    footer: 'Claims: (512) 555-0118, Monday to Saturday, 7:00 to 19:00 Central',
    images: ['demo-garage', 'demo-document'],
  },
  {
    id: 'deductible',
    heading: 'One deductible a visit',
    subheading: '$100, however many covered parts are repaired',
    listItems: [
      'Example: transmission, $4,260. You pay $100, we pay $4,160',
      'Example: starter and window motor in one visit, $835. You pay $100, we pay $735',
      'The same part fails again within 12 months or 12,000 miles: no deductible',
    ],
    content:
      'For one repair we pay up to what the car was worth the day before it broke. For all repairs together, up to what it was worth the day you signed. We pay labor at the shop’s posted rate, by the hours in a published guide.',
    footer: fromHere,
    images: [null, 'demo-gearbox'],
  },
  {
    id: 'roadside',
    heading: 'Roadside assistance',
    subheading: '(512) 555-0142, every hour of every day',
    listItems: [
      'Towing to the nearest shop that can do the work, or up to 35 miles to one of your choice',
      'Jump start, spare tire fitted',
      'Two gallons of fuel brought to you; you pay for the fuel',
      'Locksmith up to $100',
    ],
    content:
      'It begins the day you sign, with no waiting period, and covers the car whoever is driving it with your consent. Median arrival last year: 41 minutes in cities, 68 elsewhere.',
    footer: 'Call us first: for a tow you arrange yourself, we repay up to $75',
    images: ['demo-tow-lorry', null],
  },
  {
    id: 'rental',
    heading: 'A car while yours is in the shop',
    subheading: 'And a bed if it breaks down far from home',
    listItems: [
      'Rental: $45 a day for up to six days, $270 per covered repair',
      'Starts when the repair takes more than one day, or parts are on their way',
      'Breakdown more than 100 miles from home: up to $100 a night for three nights, $300 in all',
    ],
    content:
      'You choose the rental company and the hotel. Send us the receipts within 60 days and the money’s in your account within five business days.',
    footer: fromHere,
    images: ['demo-car', 'demo-tow-lorry'],
  },
  {
    id: 'transfer-cancellation',
    heading: 'If you sell the car, or change your mind',
    subheading: 'Transfer and cancellation',
    listItems: [
      'Sold to a private buyer: the plan goes with the car for $50, once, if you tell us within 30 days',
      'Within 60 days: the whole price back, less any claims we’ve paid',
      'Later: the unused share back, by time or by miles, whichever is used more, less $50 and any claims paid',
      'Example: 21 of 84 months and 20,000 of 100,000 miles used. A quarter is used; three quarters of $3,100 is $2,325; less $50 you get $2,275',
    ],
    content:
      'A letter or an email is enough to cancel, and we don’t ask for a reason. If your state gives you more than this, you have more than this.',
    footer: fromHere,
    images: ['demo-document', null],
  },
  {
    id: 'questions',
    heading: 'Questions, and where to find us',
    subheading: 'Cedarline Vehicle Protection, Austin',
    listItems: [
      'Is this insurance or a warranty? Neither. It is a service contract, and you don’t need it to buy or finance a car.',
      'Do I lose the maker’s warranty? No. While it runs, it pays first.',
      'Can my own mechanic do it? Yes, if the shop is licensed and gives a written estimate.',
      'What if Cedarline goes out of business? An insurer stands behind every contract; its name is on page 1.',
      'Does the price change? It stays at $3,100 for 30 days, with this car at this mileage.',
    ],
    content:
      'Take the contract home and read pages 1, 6 and 7. Then ask us about the sentence you like least.',
    footer: 'Office (512) 555-0118 · Roadside assistance (512) 555-0142',
    images: ['demo-desk', 'demo-car'],
  },
]
