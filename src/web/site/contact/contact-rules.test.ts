import { expect, test } from 'vitest'
import { wrongAnswer } from './contact-rules.ts'

const question = { a: 3, b: 2, challenge: 'signed' }
const isWrong = (answer: string) => {
  const data = new FormData()
  data.set('answer', answer)
  return 'answer' in wrongAnswer(((key: string) => key) as never, question, data)
}

test('CON-4: a right answer may be written in the digits of any script, which the server reads', () => {
  for (const right of ['5', ' 05 ', '５', '٥', '५'])
    expect([right, isWrong(right)]).toEqual([right, false])
  for (const wrong of ['', '6', '5a', 'five', '-5', '5.0'])
    expect([wrong, isWrong(wrong)]).toEqual([wrong, true])
})
