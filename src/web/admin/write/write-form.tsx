import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Post } from '../../../features/posts/post-schema.ts'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { KeptNotice } from '../frame/kept-notice.tsx'
import { BlogFields } from '../posts/blog-fields.tsx'
import { textsOfForm } from '../posts/blog-texts.ts'
import { CleanHtml } from '../posts/clean-html.tsx'
import { useCategories } from '../posts/use-categories.ts'
import { deskCall, Refusal, sentenceOf } from '../session/desk-call.ts'
import { useKeptForm } from '../session/use-kept-form.ts'
import { PictureUpload } from './picture-upload.tsx'
import '../posts/manage-blogs.css'
import './write.css'

const empty = {
  title: '',
  category: '',
  customCategory: '',
  thumbnail: '',
  content: '',
  summary: '',
  version: '',
}

/** A new post as HTML, with what readers will see beside it; every letter is kept until it is published. */
export function WriteForm() {
  const t = useText()
  const form = useKeptForm('new-post', empty)
  const { categories, load } = useCategories()
  const [trouble, setTrouble] = useState<{ message: string; fields: Record<string, string> }>()
  const [isBusy, setIsBusy] = useState(false)
  const [published, setPublished] = useState<Post>()

  async function publish(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setTrouble(undefined)
    try {
      const body = textsOfForm(form.texts)
      const { post } = await deskCall<{ post: Post }>('/api/blogs/post', { method: 'POST', body })
      form.settle()
      setPublished(post)
      toast.success(t('desk.write.published'))
      await load()
    } catch (error) {
      const fields = error instanceof Refusal ? error.fields : {}
      setTrouble({ message: sentenceOf(error), fields })
    }
    setIsBusy(false)
  }

  const { content, summary } = form.texts
  const words = content.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return (
    <div className="write">
      <form className="desk-form" onSubmit={publish}>
        {form.isKept && <KeptNotice onDiscard={() => form.settle()} />}
        <BlogFields
          texts={form.texts}
          categories={categories}
          errors={trouble?.fields ?? {}}
          onWrite={form.write}
        />
        <PictureUpload
          onUploaded={(html) => form.write({ content: content ? `${content}\n${html}` : html })}
        />
        <p className="fact quiet">{t('desk.write.words', { words })}</p>
        <Field
          label={t('desk.write.summary')}
          hint={t('desk.write.summaryHint')}
          {...(trouble?.fields.summary ? { error: trouble.fields.summary } : {})}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              value={summary}
              onChange={(event) => form.write({ summary: event.target.value })}
            />
          )}
        </Field>
        {trouble && <Notice tone="error" text={trouble.message} />}
        {published && (
          <Notice text={t('desk.write.publishedAs', { title: published.title })}>
            <a href={`/insights/${published.slug}`}>{t('desk.write.see')}</a>
          </Notice>
        )}
        <Button type="submit" busy={isBusy}>
          {isBusy ? t('desk.write.publishing') : t('desk.write.publish')}
        </Button>
      </form>
      <section className="write-preview" aria-label={t('desk.write.preview')}>
        <p className="fact quiet">{t('desk.write.preview')}</p>
        {form.texts.title && <h2>{form.texts.title}</h2>}
        <CleanHtml html={content} />
      </section>
    </div>
  )
}
