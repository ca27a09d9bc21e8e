import './proof-mark.css'

type ProofMarkProps = { title: string; word: string; should: string; note: string }

/**
 * Rings the last letter of a misspelt word, as a proofreader would. The heading keeps its own text: the
 * mark lies over it, and its words are generated content, so nobody reads or copies them.
 */
export function ProofMark({ title, word, should, note }: ProofMarkProps) {
  const end = title.indexOf(word) + word.length
  if (!word || end < word.length) return null
  return (
    <span className="proof" aria-hidden="true">
      <span data-words={title.slice(0, end - 1)} />
      <span className="proof-letter" data-words={title.slice(end - 1, end)}>
        <svg viewBox="0 0 200 120">
          <path pathLength="1" d="M62 14C36 8 16 30 15 60s16 52 40 49 36-30 35-56S76 14 50 17" />
          <path pathLength="1" d="M84 34 108 26H162" />
        </svg>
        <span className="proof-margin" data-words={should}>
          <span data-words={note} />
        </span>
      </span>
      <span data-words={title.slice(end)} />
    </span>
  )
}
