import { linked, LinkedText } from '../legal/linked-text.tsx'
import { RichParagraphs } from '../rich-text/rich-paragraphs.tsx'
import { SheetPart } from '../sheet/sheet-part.tsx'
import type { BlockOf } from './page-view.ts'

export function TextPart({ text }: { text: BlockOf<'text'> }) {
  const { heading, paragraphs, entries = [] } = text
  return (
    <SheetPart heading={heading} className="page-text">
      {paragraphs.map((paragraph, place) => (
        <RichParagraphs key={place} of={paragraph} words={linked} />
      ))}
      {entries.length > 0 && (
        <dl className="sheet-rows">
          {entries.map(({ term, text: said }, place) => (
            <div key={place}>
              <dt>{term}</dt>
              <dd>
                <LinkedText text={said} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </SheetPart>
  )
}

export function FactRows({ heading, facts }: Pick<BlockOf<'facts'>, 'heading' | 'facts'>) {
  return (
    <SheetPart heading={heading}>
      <dl className="sheet-rows">
        {facts.map(({ label, value }, place) => (
          <div key={place}>
            <dt className="fact">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SheetPart>
  )
}
