import toast from 'react-hot-toast/headless'
import { useText } from '../../../i18n.tsx'
import { CrossIcon } from '../post-icons.tsx'

type CategoryChipsProps = {
  categories: string[]
  chosen: string
  onChoose: (name: string) => void
  onDelete: (name: string) => void
}

/** All stands first and stays; the others can be deleted by their icon or the Delete key. */
export function CategoryChips({ categories, chosen, onChoose, onDelete }: CategoryChipsProps) {
  const t = useText()
  const all = t('admin.blog.all')
  const remove = (name: string) =>
    name === all ? toast.error(t('admin.blog.keepAll')) : onDelete(name)
  return (
    <ul className="blog-chips" aria-label={t('desk.blog.categories')}>
      {[all, ...categories].map((name) => (
        <li key={name} className="blog-chip" data-chosen={name === chosen || undefined}>
          <button
            type="button"
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
            onKeyDown={(event) => event.key === 'Delete' && remove(name)}
          >
            {name}
          </button>
          {name !== all && (
            <button
              type="button"
              className="blog-chip-delete"
              aria-label={t('desk.blog.deleteCategory', { category: name })}
              title={t('desk.blog.deleteCategory', { category: name })}
              onClick={() => remove(name)}
            >
              <CrossIcon />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
