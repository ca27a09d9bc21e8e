import { cutText } from './cut-text.ts'

/** WORK-2: the eye gets the beginning, assistive technology the whole. */
export function CutWords({ text, most }: { text: string; most: number }) {
  return (
    <>
      <span aria-hidden="true">{cutText(text, most)}</span>
      <span className="visually-hidden">{text}</span>
    </>
  )
}
