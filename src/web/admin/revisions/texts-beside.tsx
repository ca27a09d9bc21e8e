import { useMemo } from 'react'
import { useText } from '../../i18n.tsx'
import { Difference } from '../history/difference.tsx'
import { readableText } from '../posts/readable-text.ts'
import { type WriteTexts, textNames } from '../write/write-texts.ts'

/** What two versions of a post have in other words, field by field. */
export function TextsBeside({ before, after }: { before: WriteTexts; after: WriteTexts }) {
  const t = useText()
  const then = useMemo(() => readableText(before.content), [before.content])
  const now = useMemo(() => readableText(after.content), [after.content])
  const differing = textNames.filter((name) => before[name] !== after[name])
  const label = (name: (typeof textNames)[number]) =>
    t(name === 'summary' ? 'desk.write.summary' : `admin.blog.${name}`)
  if (differing.length === 0) return <p className="revision-same">{t('desk.revisions.same')}</p>
  return (
    <>
      <p className="fact quiet revision-legend">{t('desk.revisions.legend')}</p>
      {differing.map((name) => {
        if (name !== 'content')
          return (
            <Difference
              key={name}
              change={{ field: label(name), before: before[name], after: after[name] }}
            />
          )
        const isSame = then === now
        return (
          <div key={name}>
            {isSame && <p className="revision-same">{t('desk.revisions.formatting')}</p>}
            <Difference
              change={{
                field: label(name),
                before: isSame ? before.content : then,
                after: isSame ? after.content : now,
              }}
            />
          </div>
        )
      })}
    </>
  )
}
