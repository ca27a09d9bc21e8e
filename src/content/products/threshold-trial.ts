export type TrialAnswer = 'Danger' | 'Fault' | 'Account'

export type TrialCase = {
  id: string
  /** What the caller wrote. */
  report: string
  answer: TrialAnswer
  truth: TrialAnswer
  /** How sure the model is of its answer, 0 to 1. At or above the threshold it acts alone. */
  score: number
  /** What follows if the answer is acted upon. For a right answer: what is gained. */
  ifPassed: string
  /** What follows if a person reads it first. */
  ifHeld: string
}

/**
 * Twelve reports to an electricity supplier, sorted by a model. Three of its answers are wrong.
 * The signed rule holds from 0.90 to 0.93 and nowhere else.
 */
export const thresholdTrial = {
  heading: 'Where would you set the door?',
  intro:
    'A model sorts reports to an electricity supplier into danger, fault and account. It’s sure of some answers and less sure of others. Move the threshold: anything below it waits for a dispatcher.',
  sliderLabel: 'Threshold',
  sliderHint: 'Drag, or use the arrow keys. Home and End go to the ends.',
  passes: 'Passes',
  waits: 'Waits for a person',
  right: 'The model is right.',
  wrong: 'The model is wrong.',
  range: { least: 0.5, most: 1, step: 0.01, start: 0.7, signed: 0.92 },
  rule: {
    text: 'Signed by the supplier: no wrong answer acts alone, and at most six of twelve reports wait.',
    mostWrongPassed: 0,
    mostWaiting: 6,
  },
  verdicts: {
    harm: 'Held. A wrong answer would have acted alone.',
    queue: 'Held. Nothing wrong gets through, and the dispatchers drown.',
    open: 'Open. Every wrong answer waits for a person, and the desk can keep up.',
  },
  afterword:
    'If no threshold satisfied the rule, the release would be held at every setting. That’s the case we built {name} for.',
  cases: [
    {
      id: 'wire-down',
      report: 'Wire down across the lane behind the mill, sparking in the wet.',
      answer: 'Danger',
      truth: 'Danger',
      score: 0.99,
      ifPassed: 'The feeder is switched off within two minutes.',
      ifHeld: 'The lane stays live while someone reads the report.',
    },
    {
      id: 'bill-copy',
      report: 'Please send the February bill once more, the dog had it.',
      answer: 'Account',
      truth: 'Account',
      score: 0.98,
      ifPassed: 'A copy leaves at once.',
      ifHeld: 'A dispatcher reads about a dog.',
    },
    {
      id: 'street-dark',
      report: 'No supply in the whole street since six.',
      answer: 'Fault',
      truth: 'Fault',
      score: 0.97,
      ifPassed: 'Joined to nine other reports; one crew goes.',
      ifHeld: 'The crew leaves four minutes later.',
    },
    {
      id: 'transformer-smoke',
      report: 'The transformer by the temple is smoking and hums loudly.',
      answer: 'Danger',
      truth: 'Danger',
      score: 0.96,
      ifPassed: 'Isolated from the control room, fire service told.',
      ifHeld: 'Oil burns while someone opens the message.',
    },
    {
      id: 'change-of-name',
      report: 'My father has died. The meter should be in my name now.',
      answer: 'Account',
      truth: 'Account',
      score: 0.95,
      ifPassed: 'The right form, and one sentence written by a person.',
      ifHeld: 'The same, half an hour later.',
    },
    {
      id: 'street-lamp',
      report: 'Street lamp 114 is off again, third time this month.',
      answer: 'Fault',
      truth: 'Fault',
      score: 0.93,
      ifPassed: 'Goes on the lamp round for Wednesday.',
      ifHeld: 'Goes on the same round, after being read.',
    },
    {
      id: 'kite',
      report: 'A kite with shiny string hangs on the line behind the school.',
      answer: 'Fault',
      truth: 'Danger',
      score: 0.89,
      ifPassed:
        'A crew is booked for tomorrow. Metal-coated string conducts, and school ends at four.',
      ifHeld: 'A dispatcher knows that string and cuts the supply to the line.',
    },
    {
      id: 'low-voltage',
      report: 'Every evening the fan hardly turns.',
      answer: 'Fault',
      truth: 'Fault',
      score: 0.86,
      ifPassed: 'A voltage logger is sent out.',
      ifHeld: 'The logger is sent out an hour later.',
    },
    {
      id: 'high-bill',
      report: 'Bill shows 4,100 units. We were away the whole month.',
      answer: 'Account',
      truth: 'Account',
      score: 0.81,
      ifPassed: 'A second reading of the meter is ordered.',
      ifHeld: 'A person orders it.',
    },
    {
      id: 'bright-lamps',
      report: 'Some lamps go very bright when the neighbour’s pump starts.',
      answer: 'Fault',
      truth: 'Danger',
      score: 0.74,
      ifPassed: 'Goes on this week’s list. The neutral is breaking; appliances burn tonight.',
      ifHeld: 'Read as a broken neutral; someone makes the line dead.',
    },
    {
      id: 'half-house',
      report: 'Half the house is dark, the other half is fine.',
      answer: 'Fault',
      truth: 'Fault',
      score: 0.67,
      ifPassed: 'One phase is out; a fuse is changed.',
      ifHeld: 'The same fuse, after a callback.',
    },
    {
      id: 'tingling-tap',
      report: 'Since the new meter came, the bathroom tap tingles.',
      answer: 'Account',
      truth: 'Danger',
      score: 0.58,
      ifPassed: 'Three days in the billing queue, with a live tap.',
      ifHeld: 'The word tap is enough. Supply off, electrician sent.',
    },
  ] satisfies TrialCase[],
}
