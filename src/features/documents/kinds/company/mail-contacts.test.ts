import { expect, test } from 'vitest'
import { judgeValue } from '../../schema/judge-value.ts'
import { kindNamed } from '../all-kinds.ts'

const judged = (contacts: object) => judgeValue(kindNamed('company'), { name: 'Yard', contacts })

test('a company is written to at mail addresses', () => {
  for (const field of ['office', 'privacy', 'accessibility', 'security']) {
    for (const mail of ['hello@yard.de', 'o’b+x@boats.yard.de'])
      expect(judged({ [field]: mail })).toMatchObject({ wrong: {}, missing: {} })
    for (const mail of ['not-an-email', 'a@b', 'a@yard.de, b@yard.de', 'Yard <a@yard.de>', '@x.de'])
      expect(judged({ [field]: mail }).wrong).toEqual({
        [`contacts.${field}`]: expect.stringMatching(/must be one mail address, such as/),
      })
    const note = judged({ [field]: '‹Where people write to.›' })
    expect([note.wrong, Object.keys(note.missing)]).toEqual([{}, [`contacts.${field}`]])
    expect(judged({ [field]: '' }).wrong).toEqual({})
  }
})

test('issue 15: a note to the owner may be longer than what belongs in its place, and is no number either', () => {
  const note = `‹${'A number with WhatsApp, for the chat button. '.repeat(2)}›`
  const { wrong, missing } = judged({ chat: note, phone: note })
  expect([wrong, Object.keys(missing)]).toEqual([{}, ['contacts.phone', 'contacts.chat']])
  expect(judged({ chat: note.slice(1) }).wrong).toEqual({
    'contacts.chat': 'WhatsApp number has at most 30 characters.',
  })
})
