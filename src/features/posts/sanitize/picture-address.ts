import { isShowable } from '../../../platform/words/is-showable.ts'

const ownPath = /^\/(media|drawings)\/(?!.*\.\.)[\w./-]+$/

/** A picture of ours, or one under https elsewhere; nothing that could be anything but a picture. */
export function isPictureAddress(address: string): boolean {
  if (ownPath.test(address)) return true
  if (!isShowable(address) || !/^https:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address))
    return false
  const { username, password } = new URL(address)
  return username === '' && password === ''
}
