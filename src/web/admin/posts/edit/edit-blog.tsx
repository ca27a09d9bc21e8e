import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Post } from '../../../../features/posts/post-schema.ts'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { type ChangedBy, Conflict } from '../../frame/conflict.tsx'
import { KeptNotice } from '../../frame/kept-notice.tsx'
import { deskCall, Refusal, sentenceOf } from '../../session/desk-call.ts'
import { useKeptForm } from '../../session/use-kept-form.ts'
import { readableText } from '../readable-text.ts'
import { BlogFields } from './blog-fields.tsx'
import { blogNames, type BlogTexts, formOfPost, textsOfForm, textsOfPost } from '../blog-texts.ts'

type EditBlogProps = {
  post: Post
  categories: string[]
  onSaved: (post: Post) => void
  onClose: () => void
}
type Stale = { post: Post; changedBy: ChangedBy }
type Told = { message: string; fields: Record<string, string> }

/** The quick edit of a post as HTML; what is typed is kept until it is saved or discarded. */
export function EditBlog({ post, categories, onSaved, onClose }: EditBlogProps) {
  const t = useText()
  const form = useKeptForm(`post:${post.key}`, formOfPost(post, categories))
  const [trouble, setTrouble] = useState<Told>()
  const [stale, setStale] = useState<Stale>()
  const [isBusy, setIsBusy] = useState(false)

  async function save(texts: BlogTexts, version: number) {
    if (isBusy) return
    setIsBusy(true)
    setTrouble(undefined)
    try {
      const body = { ...texts, version }
      const path = `/api/blogs/post/${post.key}`
      const saved = (await deskCall<{ post: Post }>(path, { method: 'PUT', body })).post
      form.settle()
      onSaved(saved)
      toast.success(t('admin.blog.updated'))
      return onClose()
    } catch (error) {
      if (error instanceof Refusal && error.status === 409) setStale(error.answer as Stale)
      else {
        const fields = error instanceof Refusal ? error.fields : {}
        toast.error(t('admin.blog.updateFailed'))
        setTrouble({ message: sentenceOf(error), fields })
      }
    }
    setIsBusy(false)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(textsOfForm(form.texts), Number(form.texts.version))
  }
  const dropMine = () => {
    form.settle()
    if (stale) onSaved(stale.post)
    onClose()
  }
  return (
    <Dialog title={t('admin.blog.edit')} close={t('desk.close')} onClose={onClose}>
      {stale ? (
        <Conflict
          key={stale.post.version}
          names={blogNames}
          label={(name) => t(`admin.blog.${name}`)}
          base={Number(form.texts.version) === post.version ? textsOfPost(post) : undefined}
          read={(name, text) => (name === 'content' ? readableText(text) : text)}
          theirs={textsOfPost(stale.post)}
          yours={textsOfForm(form.texts)}
          changedBy={stale.changedBy}
          isBusy={isBusy}
          onSave={(texts) => save(texts, stale.post.version)}
          onLeave={dropMine}
        />
      ) : (
        <form onSubmit={submit}>
          {form.isKept && <KeptNotice onDiscard={() => form.settle()} />}
          <BlogFields
            texts={form.texts}
            categories={categories}
            errors={trouble?.fields ?? {}}
            onWrite={form.write}
          />
          <div className="desk-actions">
            <Button type="submit" busy={isBusy}>
              {isBusy ? t('admin.blog.saving') : t('admin.blog.save')}
            </Button>
            <button
              type="button"
              className="desk-small"
              onClick={() => {
                form.settle()
                onClose()
              }}
            >
              {t('admin.blog.cancel')}
            </button>
          </div>
        </form>
      )}
      {trouble && <Notice tone="error" text={trouble.message} />}
    </Dialog>
  )
}
