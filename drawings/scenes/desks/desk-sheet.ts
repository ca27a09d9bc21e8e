import { type Frame } from '../../kit/frame.ts'
import { centred } from '../../kit/sheets.ts'

const room = centred(384, 368)
const headroom = 28

/** What stands on a desk is shown on one sheet, so that the desks of several people line up. */
export const deskSheet: Frame = (drawn) => {
  const sheet = room(drawn)
  return { ...sheet, top: sheet.top - headroom }
}
