import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Post } from '../../../../features/posts/post-schema.ts'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { type ChangedBy, Conflict } from '../../frame/conflict/conflict.tsx'
import { changeItems } from '../../session/paged-items.ts'
import { RestoredNotice } from '../../frame/restored-notice.tsx'
import { useFirstWrong } from '../../frame/use-first-wrong.ts'
import { callRoute } from '../../session/call-route.ts'
import { fieldsOf, isLate, sentenceOf } from '../../session/desk-call.ts'
import { tellLate, useIsThere } from '../../session/use-is-there.ts'
import { usePersistedForm } from '../../session/use-persisted-form.ts'
import { readableText } from '../readable-text.ts'
import { toldPost } from '../told-post.ts'
import { BlogFields } from './blog-fields.tsx'
import { blogNames, type BlogTexts, formOfPost, textsOfForm, textsOfPost } from '../blog-texts.ts'

type EditBlogProps = {
  post: Post
  categories: string[]
  onSaved: () => void
  onClose: () => void
}
type Stale = { post: Post; changedBy: ChangedBy; base: BlogTexts | undefined }
type Saved = { post?: Post } | undefined
type Wanted = { texts: BlogTexts; version: number }

const asSent = (post: Post, texts: BlogTexts): Post => ({
  ...post,
  ...texts,
  updatedAt: new Date().toISOString(),
})

/** The quick edit of a post as HTML; what is typed is kept until it is saved or discarded. */
export function EditBlog({ post, categories, onSaved, onClose }: EditBlogProps) {
  const t = useText()
  const data = useQueryClient()
  const form = usePersistedForm(`post:${post.key}`, formOfPost(post, categories))
  const [stale, setStale] = useState<Stale>()
  const isThere = useIsThere()
  const show = (shown: Post) =>
    changeItems<Post>(data, 'posts', (posts) =>
      posts.map((one) => (one.key === shown.key ? shown : one)),
    )

  const save = useMutation({
    mutationFn: async ({ texts, version }: Wanted) => {
      // Posts of another API have no version, and it need not say what it has kept.
      const body = { ...texts, ...(Number.isNaN(version) ? {} : { version }) }
      const params = { key: post.key }
      const answer: Saved = await callRoute('PUT /api/blogs/post/{key}', { params, body })
      return answer?.post
        ? toldPost({ ...asSent(post, texts), ...answer.post })
        : asSent(post, texts)
    },
    // The card has it at once, and loses it again where the server says no.
    onMutate: ({ texts }) => {
      show(asSent(post, texts))
      return post
    },
    onSuccess: (saved) => {
      form.settle()
      show(saved)
      onSaved()
      toast.success(t('admin.blog.updated'))
      if (isThere.current) onClose()
    },
    onError: (error, { version }, before = post) => {
      show(before)
      if (!isLate(error)) return void toast.error(t('admin.blog.updateFailed'))
      if (!isThere.current) return tellLate(error)
      const answer = error.answer as Omit<Stale, 'base'>
      setStale({ ...answer, base: version === before.version ? textsOfPost(before) : undefined })
    },
  })
  const trouble = isLate(save.error) ? null : save.error
  const ref = useFirstWrong(trouble)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    save.mutate({ texts: textsOfForm(form.texts), version: Number(form.texts.version) })
  }
  const dropMine = () => {
    form.settle()
    if (stale) show(stale.post)
    onSaved()
    onClose()
  }
  return (
    <Dialog title={t('admin.blog.edit')} close={t('desk.close')} onClose={onClose}>
      {stale ? (
        <Conflict
          key={stale.post.version}
          names={blogNames}
          label={(name) => t(`admin.blog.${name}`)}
          base={stale.base}
          read={(name, text) => (name === 'content' ? readableText(text) : text)}
          theirs={textsOfPost(stale.post)}
          yours={textsOfForm(form.texts)}
          changedBy={stale.changedBy}
          isBusy={save.isPending}
          onSave={(texts) => save.mutate({ texts, version: stale.post.version })}
          onLeave={dropMine}
        />
      ) : (
        <form ref={ref} onSubmit={submit}>
          {form.isRestored && <RestoredNotice onDiscard={() => form.settle()} />}
          <BlogFields
            texts={form.texts}
            categories={categories}
            errors={fieldsOf(trouble)}
            isBusy={save.isPending}
            onWrite={form.write}
          />
          <div className="desk-actions">
            <Button type="submit" busy={save.isPending}>
              {save.isPending ? t('admin.blog.saving') : t('admin.blog.save')}
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
      {trouble && <Notice tone="error" text={sentenceOf(trouble)} />}
    </Dialog>
  )
}
