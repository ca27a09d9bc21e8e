import { Fragment } from 'react'

const address = /([\w.]+@[\w-]+(?:\.[\w-]+)+)/

/** A text in which e-mail addresses can be written to. */
export function LinkedText({ text }: { text: string }) {
  return text
    .split(address)
    .map((part, place) => (
      <Fragment key={place}>
        {place % 2 === 1 ? <a href={`mailto:${part}`}>{part}</a> : part}
      </Fragment>
    ))
}

/** The same, where words are drawn by a function. */
export const linked = (words: string) => <LinkedText text={words} />
