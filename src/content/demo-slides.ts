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
      'A vehicle service contract pays for the repair when a covered part breaks down. You know the price today. The shop is paid by us.',
    footer: fromHere,
    images: ['demo-car', null],
  },
  {
    id: 'why',
    heading: 'What happens after the maker’s warranty',
    subheading: 'Three bills that owners show us most often',
    listItems: [
      'Automatic transmission, replaced: $4,260',
      'Head gasket and machined head: $2,385',
      'Steering rack with alignment: $1,540',
    ],
    content:
      'Most makers cover the whole car for three years or 36,000 miles and the engine and transmission for five or 60,000. Many cars are kept for twelve. The years in between are yours, and one of the bills above is larger than the plan.',
    footer: 'Prices are examples with parts, labor and tax; yours depend on car and place',
    images: ['demo-engine', 'demo-gearbox'],
  },
  {
    id: 'figures',
    heading: 'The plan in five figures',
    subheading: 'Nothing in small print contradicts them',
    listItems: [
      'Price: $3,100',
      'Monthly payment: $598.14',
      'Coverage: 7 years or 100,000 miles',
      'Deductible: $100 for each visit',
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
    subheading: 'No interest, no fee for paying by month',
    listItems: [
      'Today: $109.30',
      'Then five monthly payments of $598.14, together $2,990.70',
      'Sum: $109.30 + $2,990.70 = $3,100.00',
      'Or $3,100 at once, with no discount and no surcharge',
    ],
    content:
      'The first monthly payment is due 30 days after you sign. You may pay the rest at any time. Coverage runs its full length however you pay.',
    footer: 'If a payment is missed we write twice before anything changes',
    images: [null, 'demo-document'],
  },
  {
    id: 'term',
    heading: 'Seven years or 100,000 miles',
    subheading: 'Counted from the day you sign and from your odometer on that day',
    listItems: [
      'Sign at 48,210 miles and the plan ends at 148,210, or after seven years',
      'Whichever comes first ends it',
      'The waiting period of 30 days and 1,000 miles is added at the end, so you lose nothing by it',
    ],
    content:
      'At 12,000 miles a year you will reach seven years first, with 16,000 miles unused. At 15,000 a year the miles run out after six years and eight months. At 25,000 they are gone after four; a plan of seven years is then the wrong one, and we will say so.',
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
      'A part is covered when it is named in its group and has failed in ordinary use. Seals and gaskets in a group are covered with it, and so is the labor to reach the part.',
    footer: 'The list in the contract decides; these slides summarize it',
    images: ['demo-engine', 'demo-wheel'],
  },
  {
    id: 'engine',
    heading: 'Engine',
    subheading: 'Everything that is lubricated inside, and what drives it',
    listItems: [
      'Block, heads, pistons, crankshaft, camshafts, bearings',
      'Timing chain or belt with tensioners, oil pump',
      'Turbocharger or supercharger as fitted by the maker',
      'Mounts, manifolds, harmonic balancer',
    ],
    content:
      'Not in this group: a timing belt that is replaced because it is due, damage by running without oil, and engines that have been tuned beyond the maker’s setting.',
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
      'Not in this group: the friction disc of a manual clutch, which is made to wear, and boots that have torn without a failure inside.',
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
      'Not in this group: hoses and belts unless a covered part destroyed them, and damage by the wrong or contaminated fuel.',
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
      'Not in this group: the 12-volt battery, bulbs, keys, and updates of software or maps when nothing has failed.',
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
    subheading: 'For cars that have one',
    listItems: [
      'Drive motors, reduction gear, inverter, converter',
      'On-board charger, charging port, high-voltage cables',
      'Battery cooling, contactors, battery management unit',
      'High-voltage battery, if the maker’s own warranty has ended and it has failed outright',
    ],
    content:
      'Not in this group: a battery that holds less than it did. Slow loss is wear, and the maker usually warrants a share of the capacity for eight years or 100,000 miles.',
    footer: fromHere,
    images: ['demo-battery', null],
  },
  {
    id: 'not-covered',
    heading: 'What is not covered',
    subheading: 'Please read this slide twice',
    listItems: [
      'Anything that was broken before you signed or within the waiting period',
      'Maintenance, and parts that wear by design',
      'Accident, flood, fire, theft, hail, rodents, misuse, racing',
      'Damage because maintenance was skipped or oil was low',
      'Cars used for hire or delivery, with a branded title, or altered beyond the maker’s limits',
      'What the maker, a recall or an insurer pays for',
    ],
    content:
      'If you are in doubt about your own car, ask us to look at it before you pay. We decline about one car in nine, and it is better to hear it from us now.',
    footer: 'The contract has the complete list, on pages 6 and 7',
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
      'Tell us before the repair is begun',
    ],
    content:
      'No shop and no brand of oil is prescribed. One late oil change does not end the plan. A claim is declined only if the neglect caused the failure.',
    footer: fromHere,
    images: ['demo-garage', null],
  },
  {
    id: 'claim',
    heading: 'How a claim works',
    subheading: 'Five steps, and you take part in three of them',
    listItems: [
      'You bring the car to a licensed shop and say that you have the plan',
      'The shop finds the cause and calls us with an estimate',
      'We answer within two business hours, or send an inspector within two days',
      'The shop repairs; you pay the deductible and whatever is not covered',
      'We pay the shop by card on the same day',
    ],
    content:
      'If taking the engine or transmission apart shows that the failure is covered, we pay for taking it apart. If it shows otherwise, you do. The shop will tell you the price of that before it begins.',
    footer: 'Claims: (512) 555-0118, Monday to Saturday, 7:00 to 19:00 Central',
    images: ['demo-garage', 'demo-document'],
  },
  {
    id: 'deductible',
    heading: 'One deductible for each visit',
    subheading: '$100, however many covered parts are repaired',
    listItems: [
      'Example: transmission, $4,260. You pay $100, we pay $4,160',
      'Example: starter and window motor in one visit, $835. You pay $100, we pay $735',
      'The same part fails again within 12 months or 12,000 miles: no deductible',
    ],
    content:
      'For one repair we pay up to the value of the car on the day before it broke. For all repairs together we pay up to its value on the day you signed. Labor is paid at the shop’s posted rate and by the hours in a published guide.',
    footer: fromHere,
    images: [null, 'demo-gearbox'],
  },
  {
    id: 'roadside',
    heading: 'Roadside assistance',
    subheading: '(512) 555-0142, every hour of every day',
    listItems: [
      'Towing to the nearest shop that can do the work, or up to 35 miles to one of your choice',
      'Jump start, change to your spare tire',
      'Two gallons of fuel brought to you; you pay for the fuel',
      'Locksmith up to $100',
    ],
    content:
      'It begins on the day you sign, without a waiting period, and covers the car whoever drives it with your consent. Median arrival last year: 41 minutes in cities, 68 elsewhere.',
    footer: 'Call us first: a tow that you arrange yourself is repaid up to $75',
    images: ['demo-tow-lorry', null],
  },
  {
    id: 'rental',
    heading: 'A car while yours is in the shop',
    subheading: 'And a bed if it breaks down far from home',
    listItems: [
      'Rental: $45 a day for up to six days, $270 for each covered repair',
      'Begins when the repair takes more than one day, or parts are on their way',
      'Breakdown more than 100 miles from home: up to $100 a night for three nights, $300 in all',
    ],
    content:
      'You choose the rental company and the hotel. Send us the receipts within 60 days and the money is on your account within five business days.',
    footer: fromHere,
    images: ['demo-car', 'demo-tow-lorry'],
  },
  {
    id: 'transfer-cancellation',
    heading: 'If you sell the car, or change your mind',
    subheading: 'Transfer and cancellation',
    listItems: [
      'Sold to a private buyer: the plan goes with the car for $50, once, if we hear of it within 30 days',
      'Within 60 days: the whole price back, less claims that we have paid',
      'Later: the unused share back, by time or by miles, whichever is used more, less $50 and claims paid',
      'Example: 21 of 84 months and 20,000 of 100,000 miles used. A quarter is used; three quarters of $3,100 is $2,325; less $50 you get $2,275',
    ],
    content:
      'A letter or an e-mail is enough to cancel, and no reason is asked. Where your state gives you more than this, you have more than this.',
    footer: fromHere,
    images: ['demo-document', null],
  },
  {
    id: 'questions',
    heading: 'Questions, and where to find us',
    subheading: 'Cedarline Vehicle Protection, Austin',
    listItems: [
      'Is this insurance or a warranty? Neither. It is a service contract, and you need not buy it to buy or to finance a car.',
      'Do I lose the maker’s warranty? No. While it runs, it pays first.',
      'May my own mechanic do it? Yes, if the shop is licensed and gives an estimate in writing.',
      'What if Cedarline goes out of business? An insurer stands behind every contract; its name is on page 1.',
      'Does the price change? It stays at $3,100 for 30 days, with this car at this mileage.',
    ],
    content:
      'Take the contract home and read pages 1, 6 and 7. Then ask us about the sentence that you like least.',
    footer: 'Office (512) 555-0118 · Roadside assistance (512) 555-0142',
    images: ['demo-desk', 'demo-car'],
  },
]
