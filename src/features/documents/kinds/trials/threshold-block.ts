import { block, group, line, list, number, text } from '../../schema/fields.ts'
import { whole } from '../parts.ts'
import { isWithin, sentence } from './trial-parts.ts'

const share = (label: string, help?: string) => number(label, { max: 1 }, help)

const oneCase = group('Case', {
  report: text('What was reported', 240),
  answer: line('Answer of the model', 40),
  truth: line('Right answer', 40),
  score: share('How sure it is', 'From 0 to 1. From the threshold on, it acts alone.'),
  ifPassed: text('What follows if it acts alone', 240),
  ifHeld: text('What follows if a person reads it first', 240),
})

/** A threshold to move, and cases on either side of it. */
export const thresholdBlock = block('threshold', 'A threshold to set', {
  heading: line('Heading', 120),
  intro: text('What it is about', 800),
  sliderLabel: line('Label of the threshold', 60),
  sliderHint: line('How to move it', 120),
  passes: line('Passes', 40),
  waits: line('Waits', 40),
  right: line('The model is right', 60),
  wrong: line('The model is wrong', 60),
  range: group('Range', {
    least: share('Least'),
    most: number('Most', { min: 0.01, max: 1 }),
    step: number('Step', { min: 0.01, max: 1 }),
    start: share('At first'),
  }),
  rule: group('Rule', {
    text: sentence('In words'),
    mostWrongPassed: whole('Wrong answers that may act alone', { max: 30 }),
    mostWaiting: whole('Cases that may wait', { max: 30 }),
  }),
  verdicts: group('Verdicts', {
    harm: sentence('A wrong answer acts alone'),
    queue: sentence('Too many wait'),
    open: sentence('The rule holds'),
  }),
  afterword: sentence('At the end', '{name}, the name of the product, is filled in.'),
  cases: list('Cases, the surest first', oneCase, { least: 1, most: 30 }),
}).superRefine(({ range, cases }, context) => {
  const say = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  if (!isWithin(range)) say(['range'], 'At first must lie between least and most.')
  if (cases.some(({ score }, place) => place > 0 && score > cases[place - 1]!.score))
    say(['cases'], 'Cases must stand in their order, the surest first.')
})
