import { type RefObject, useEffect, useRef, useState } from 'react'
import type { EditedPost } from '../../../features/posts/post-schema.ts'
import { useText } from '../../i18n.tsx'
import { RestoredNotice } from '../frame/restored-notice.tsx'
import { useCategories } from '../posts/edit/use-categories.ts'
import type { Early } from './draft/early-title.tsx'
import { BringPostBack } from './draft/bring-post-back.tsx'
import { DraftConflict } from './draft/draft-conflict.tsx'
import { WritingArea, type WritingHandle } from './editor/writing-area.tsx'
import { htmlFromSource } from './editor/paste/html-from-source.ts'
import { RemoteChangesNotice } from './draft/remote-changes-notice.tsx'
import { PostFields } from './post-fields.tsx'
import type { PostPreview } from './preview/post-preview.tsx'
import { PublishTools } from './publish-tools.tsx'
import { TitleField } from './title-field.tsx'
import { SavingState } from './draft/saving-state.tsx'
import { UnsentWords } from './draft/unsent-words.tsx'
import { useAutosavedDraft } from './draft/use-autosaved-draft.ts'
import { useRemoteChanges } from './draft/use-remote-changes.ts'
import { areSame, countWords, noTexts } from './write-texts.ts'

export type Preview = typeof PostPreview

type WriteFormProps = {
  opened: EditedPost | undefined
  onKey: (key: string) => void
  /** Begins anew with the words that this tab keeps. */
  onTake: () => void
  Preview: Preview
  /** What came before this. */
  early: RefObject<Early>
}

const views = ['write', 'html', 'preview'] as const
type View = (typeof views)[number]

/** A post from its first word to its readers. */
export function WriteForm({ opened, onKey, onTake, Preview, early }: WriteFormProps) {
  const t = useText()
  const draft = useAutosavedDraft(opened, onKey)
  const { texts, saving, stale } = draft
  const { categories } = useCategories()
  const news = useRemoteChanges(draft.post, texts)
  const area = useRef<WritingHandle>(null)
  const [view, setView] = useState<View>('write')
  const [reading, setReading] = useState(0)
  const [begun] = useState(early.current)
  // It counts for the form that comes next, not for those of posts that are opened later.
  useEffect(() => void (early.current = undefined), [early])
  const flush = () => area.current?.flush()
  const errors = saving.state === 'trouble' ? saving.fields : {}

  function show(next: View) {
    flush()
    if (view === 'html' && next !== 'html') {
      const content = htmlFromSource(texts.content)
      draft.saver.write({ content })
      area.current?.read(content)
    }
    setView(next)
  }

  if (stale) return <DraftConflict draft={draft} stale={stale} />
  return (
    <div className="write">
      {!draft.post && areSame(texts, noTexts) && <UnsentWords onTake={onTake} />}
      {draft.isRestored && !begun && (
        <RestoredNotice
          onDiscard={() => {
            draft.saver.discard()
            setReading(reading + 1)
          }}
        />
      )}
      <BringPostBack draft={draft} />
      {news && (
        <RemoteChangesNotice
          news={news}
          onSee={() => {
            flush()
            draft.saver.meet(news)
          }}
        />
      )}
      <TitleField
        value={texts.title}
        error={errors.title}
        early={early}
        onWrite={(title) => draft.saver.write({ title })}
      />
      <div className="write-views" role="group" aria-label={t('desk.write.view')}>
        <Views view={view} onShow={show} />
        <span className="fact quiet">
          {t('desk.write.words', { words: countWords(texts.content) })}
        </span>
        <SavingState draft={draft} />
      </div>
      {/* It stays where it is behind the other views: with it would go what can be undone. */}
      <div hidden={view !== 'write'}>
        <WritingArea
          key={reading}
          ref={area}
          html={texts.content}
          onWrite={(content) => draft.saver.write({ content })}
        />
      </div>
      {view === 'html' && (
        <textarea
          className="field-control write-source"
          aria-label={t('desk.write.source')}
          spellCheck={false}
          value={texts.content}
          onChange={({ target }) => draft.saver.write({ content: target.value })}
        />
      )}
      {view === 'preview' && (
        <Preview
          texts={texts}
          authorName={draft.post?.authorName ?? ''}
          publishedAt={draft.post?.state === 'draft' ? undefined : draft.post?.publishedAt}
        />
      )}
      {errors.content && <p className="field-error">{errors.content}</p>}
      <div className="write-rest">
        <div>
          <PostFields
            texts={texts}
            categories={categories}
            errors={errors}
            onWrite={draft.saver.write}
          />
        </div>
        <PublishTools draft={draft} flush={flush} />
      </div>
    </div>
  )
}

function Views({ view, onShow }: { view: View; onShow: (next: View) => void }) {
  const t = useText()
  return views.map((each) => (
    <button
      key={each}
      type="button"
      className="desk-small"
      aria-pressed={view === each}
      onClick={() => onShow(each)}
    >
      {t(`desk.write.views.${each}`)}
    </button>
  ))
}
