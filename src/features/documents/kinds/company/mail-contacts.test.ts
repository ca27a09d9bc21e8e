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
