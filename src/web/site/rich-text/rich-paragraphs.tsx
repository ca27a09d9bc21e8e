import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { type RichNode, richParagraphs } from '../../../features/documents/rich/rich-words.ts'

type Words = (words: string) => ReactNode

/** The one place where rich text enters a page: elements are made for its marks, and of nothing else in it. */
export const RichParagraphs = ({ of, words = asTheyAre }: { of: string; words?: Words }) =>
  richParagraphs(of).map((nodes, place) => <p key={place}>{drawn(nodes, words)}</p>)

const asTheyAre: Words = (words) => words

/** What is one stretch of words stays one: React parts neighbours in the HTML of a page. */
const drawn = (nodes: RichNode[], words: Words): ReactNode =>
  nodes.length === 1
    ? drawnNode(nodes[0]!, words)
    : nodes.map((node, place) => <Fragment key={place}>{drawnNode(node, words)}</Fragment>)

function drawnNode(node: RichNode, words: Words): ReactNode {
  if (typeof node === 'string') return words(node)
  const { mark: Mark, href = '', inside } = node
  if (Mark !== 'link') return <Mark>{drawn(inside, Mark === 'code' ? asTheyAre : words)}</Mark>
  const within = drawn(inside, asTheyAre)
  return href.startsWith('/') ? <Link to={href}>{within}</Link> : <a href={href}>{within}</a>
}
