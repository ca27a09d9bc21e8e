import { useState } from 'react'
import { useText } from '../../i18n.tsx'
import { Field } from '../../ui/field/field.tsx'
import { other } from '../posts/blog-texts.ts'
import { ThumbnailPreview } from '../posts/edit/thumbnail-preview.tsx'
import { sentenceOf } from '../session/desk-call.ts'
import { uploadPicture } from './editor/pictures/upload-picture.ts'
import type { WriteTexts } from './write-texts.ts'

type PostFieldsProps = {
  texts: WriteTexts
  categories: string[]
  errors: Record<string, string>
  onWrite: (change: Partial<WriteTexts>) => void
}

/** All of a post but its words. */
export function PostFields({ texts, categories, errors, onWrite }: PostFieldsProps) {
  const t = useText()
  const [isNew, setIsNew] = useState(false)
  const [upload, setUpload] = useState<{ isBusy: boolean; trouble?: string }>({ isBusy: false })
  const { category } = texts
  const error = (name: keyof WriteTexts) => (errors[name] ? { error: errors[name] } : {})
  const asNew = isNew || (category !== '' && !categories.includes(category))

  async function takeThumbnail(file: File | undefined) {
    if (!file || upload.isBusy) return
    setUpload({ isBusy: true })
    try {
      onWrite({ thumbnail: (await uploadPicture(file)).url })
      setUpload({ isBusy: false })
    } catch (problem) {
      setUpload({ isBusy: false, trouble: sentenceOf(problem) })
    }
  }

  return (
    <>
      <Field label={t('admin.blog.category')} {...(asNew ? {} : error('category'))}>
        {(wiring) => (
          <select
            {...wiring}
            value={asNew ? other : category}
            onChange={({ target }) => {
              setIsNew(target.value === other)
              onWrite({ category: target.value === other ? '' : target.value })
            }}
          >
            <option value="">{t('admin.blog.selectCategory')}</option>
            {categories.map((name) => (
              <option key={name}>{name}</option>
            ))}
            <option value={other}>{t('admin.blog.other')}</option>
          </select>
        )}
      </Field>
      {asNew && (
        <Field label={t('admin.blog.customCategory')} {...error('category')}>
          {(wiring) => (
            <input
              {...wiring}
              value={category}
              onChange={({ target }) => {
                setIsNew(true)
                onWrite({ category: target.value })
              }}
            />
          )}
        </Field>
      )}
      <Field
        label={t('desk.write.summary')}
        hint={t('desk.write.summaryHint')}
        {...error('summary')}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            value={texts.summary}
            onChange={({ target }) => onWrite({ summary: target.value })}
          />
        )}
      </Field>
      <Field label={t('admin.blog.thumbnail')} {...error('thumbnail')}>
        {(wiring) => (
          <input
            {...wiring}
            inputMode="url"
            value={texts.thumbnail}
            onChange={({ target }) => onWrite({ thumbnail: target.value })}
          />
        )}
      </Field>
      <Field
        label={upload.isBusy ? t('desk.write.uploading') : t('desk.write.uploadThumbnail')}
        {...(upload.trouble ? { error: upload.trouble } : {})}
      >
        {({ className: _, ...wiring }) => (
          <input
            {...wiring}
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              void takeThumbnail(target.files?.[0])
              // The same file again is a change, too.
              target.value = ''
            }}
          />
        )}
      </Field>
      <ThumbnailPreview address={texts.thumbnail} />
    </>
  )
}
