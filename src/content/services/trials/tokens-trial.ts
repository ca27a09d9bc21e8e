/** A conversation with an assistant, priced turn by turn against the ceiling of the card on cost. */
export const tokensTrial = {
  heading: 'What does one more question cost?',
  intro:
    'A model remembers nothing between two questions, so each turn sends it everything again: your instructions, five passages, and all that’s been said. We quoted ₹ 1.63 an answer as a ceiling.',
  invite: 'Rewrite the instructions, or let people go on talking, and see which turn breaks it.',
  text: 'Instructions, sent with every turn',
  textStart:
    'You answer questions about the staff handbook of a company with 3,000 people. Use only the passages below. For each claim, quote the words it rests on, with page and date. If the passages don’t hold the answer, say ‘I don’t have that’, tell what was searched, and name the person who owns the subject. Never guess a paragraph number. Answer in the language of the question, in six sentences at most.',
  textMost: 6000,
  turnsLabel: 'Turns in one conversation',
  turns: { least: 1, most: 20, start: 12 },
  turn: 'Turn',
  unit: 'for answer {turn}',
  ceilingLabel: 'Ceiling, {ceiling}',
  drawing: 'Cost of each answer: the first {first}, the last {last}, under a ceiling of {ceiling}.',
  parts: {
    instructions: 'Your instructions, again',
    passages: 'Five passages',
    talk: 'What was said before',
    written: 'The answer',
  },
  facts: {
    words: 'Words in your instructions',
    tokens: 'Tokens in them, estimated',
    repeated: 'Tokens of them sent in all',
    share: 'Their share of all that’s read',
    whole: 'The whole conversation',
  },
  verdicts: {
    holds: 'Under the ceiling to the end. All {turns} answers stay below {ceiling}.',
    breaks: 'Answer {turn} goes through the ceiling. By then {talk} tokens of talk are read again.',
  },
  rule: 'Counted as one token for every four characters of Latin text and one for each character of any other script. Real tokenisers differ by a fifth either way, so we measure with your text. US$ 2.50 a million read, US$ 10 written, ₹ 88 to the dollar, nothing cached.',
  passages: 2800,
  question: 30,
  answer: 350,
  ceiling: 1.63,
  prices: { read: 2.5, written: 10, rupees: 88 },
}
