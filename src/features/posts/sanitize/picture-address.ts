import { isShowable } from '../../../platform/words/is-showable.ts'

/** Drawings also in the colours of a company. */
const ownPath = /^(\/look\/[\da-f-]{2,20})?\/(media|drawings)\/(?!.*\.\.)[\w./-]+$/

/** A picture of ours, or one under https elsewhere; nothing that could be anything but a picture. */
export function isPictureAddress(address: string): boolean {
  if (ownPath.test(address)) return true
  if (!isShowable(address) || !/^https:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address))
    return false
  const { username, password } = new URL(address)
  return username === '' && password === ''
}
