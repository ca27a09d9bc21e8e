import { Fragment } from 'react'

/** Lines break between words only, not at the hyphen inside one. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(' ').map((word) => (
    <Fragment key={word}>
      <span>{word}</span>{' '}
    </Fragment>
  ))
}
