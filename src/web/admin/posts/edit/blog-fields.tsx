import { useText } from '../../../i18n.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { type BlogForm, other } from '../blog-texts.ts'
import { ThumbnailPreview } from './thumbnail-preview.tsx'

type BlogFieldsProps = {
  texts: BlogForm
  categories: string[]
  errors: Record<string, string>
  /** While it is on its way nothing is typed that would not go along. */
  isBusy: boolean
  onWrite: (change: Partial<BlogForm>) => void
}

export function BlogFields({ texts, categories, errors, isBusy, onWrite }: BlogFieldsProps) {
  const t = useText()
  const error = (name: string) => (errors[name] ? { error: errors[name] } : {})
  const wired = (name: keyof BlogForm) => ({
    name,
    value: texts[name],
    onChange: (event: { target: { value: string } }) => onWrite({ [name]: event.target.value }),
  })
  const typed = (name: keyof BlogForm) => ({ ...wired(name), readOnly: isBusy })
  const isOther = texts.category === other
  const choices = categories.filter((name) => name !== other)
  return (
    <>
      <Field label={t('admin.blog.title')} {...error('title')}>
        {(wiring) => <input {...wiring} {...typed('title')} required />}
      </Field>
      <Field label={t('admin.blog.category')} {...(isOther ? {} : error('category'))}>
        {(wiring) => (
          <select {...wiring} {...wired('category')} required>
            <option value="">{t('admin.blog.selectCategory')}</option>
            {choices.map((name) => (
              <option key={name}>{name}</option>
            ))}
            <option value={other}>{t('admin.blog.other')}</option>
          </select>
        )}
      </Field>
      {isOther && (
        <Field label={t('admin.blog.customCategory')} {...error('category')}>
          {(wiring) => <input {...wiring} {...typed('customCategory')} required />}
        </Field>
      )}
      <Field label={t('admin.blog.thumbnail')} {...error('thumbnail')}>
        {(wiring) => <input {...wiring} {...typed('thumbnail')} inputMode="url" />}
      </Field>
      <ThumbnailPreview address={texts.thumbnail} />
      <Field label={t('admin.blog.content')} {...error('content')}>
        {(wiring) => (
          <textarea
            {...wiring}
            {...typed('content')}
            spellCheck="true"
            className="field-control blog-content"
          />
        )}
      </Field>
    </>
  )
}
