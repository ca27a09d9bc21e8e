import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { useFirstWrong } from '../../frame/use-first-wrong.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { callRoute } from '../../session/call-route.ts'
import { fieldsOf, sentenceOf } from '../../session/desk-call.ts'
import { useMe } from '../../session/session-state.tsx'
import { editorAddress } from '../editor-address.ts'
import { aboveKinds, hasTitle, ownAddress, pageKinds, titledValue } from './new-document.ts'
import type { TreeEntry } from '../site-tree.ts'
import { TitledFields, useTitled } from './titled-fields.tsx'

type NewDialogProps = {
  documents: TreeEntry[]
  kind: string
  above: string
  onClose: () => void
}

/** Begins a page, or one more of a list, and leads to where it is written. */
export function NewDialog({ documents, kind: asked, above: askedAbove, onClose }: NewDialogProps) {
  const t = useText()
  const { may } = useMe()
  const navigate = useNavigate()
  const [kind, setKind] = useState(asked)
  const [above, setAbove] = useState(askedAbove)
  const titled = useTitled()
  const [missing, setMissing] = useState<Record<string, string>>({})
  const isPage = pageKinds.includes(asked)
  const aboves = documents.filter((one) => one.kind === aboveKinds[kind])
  const hasAddress = ownAddress(kind)
  const begin = useMutation({
    mutationFn: () =>
      callRoute('POST /api/content/{kind}', {
        params: { kind },
        body: {
          value: titledValue(kind, titled.title.trim(), above),
          ...(hasAddress && { slug: titled.slug }),
        },
      }),
    onSuccess: ({ document: { id } }) => void navigate(placeOf(id)),
    onError: undefined,
  })
  const form = useFirstWrong(Object.keys(missing).length > 0 ? missing : begin.error)
  const placeOf = (id: string) => {
    const upper = documents.find((one) => one.id === above)
    const shownAt = documents.find((one) => one.kind === kind)?.shownAt
    return editorAddress({ id, kind, path: pathOf(kind, titled.slug, upper), shownAt })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wants = {
      ...(hasTitle(kind) && titled.title.trim() === '' && { title: t('desk.site.making.noTitle') }),
      ...(aboveKinds[kind] && above === '' && { above: t('desk.site.making.noAbove') }),
    }
    setMissing(wants)
    if (Object.keys(wants).length === 0 && !begin.isPending) begin.mutate()
  }
  const kinds = pageKinds.filter((one) => one !== 'legal-page' || may.includes('company content'))
  return (
    <Dialog
      title={
        isPage
          ? t('desk.site.making.heading')
          : t('desk.site.making.headingOther', { kind: t(`desk.site.kinds.${kind}`) })
      }
      close={t('desk.cancel')}
      onClose={onClose}
    >
      <form ref={form} noValidate onSubmit={submit}>
        {isPage && (
          <Field label={t('desk.site.making.kind')}>
            {(wiring) => (
              <select {...wiring} value={kind} onChange={({ target }) => choose(target.value)}>
                {kinds.map((one) => (
                  <option key={one} value={one}>
                    {t(`desk.site.kinds.${one}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {aboveKinds[kind] && (
          <Field
            label={t('desk.site.making.above')}
            {...(missing.above ? { error: missing.above } : {})}
          >
            {(wiring) => (
              <select {...wiring} value={above} onChange={({ target }) => setAbove(target.value)}>
                <option value="" />
                {aboves.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {hasTitle(kind) && (
          <TitledFields
            of={titled}
            hasAddress={hasAddress}
            errors={{ ...fieldsOf(begin.error), ...missing }}
          />
        )}
        {begin.error && <Notice tone="error" text={sentenceOf(begin.error)} />}
        <Button type="submit" busy={begin.isPending}>
          {t('desk.site.making.yes')}
        </Button>
      </form>
    </Dialog>
  )

  function choose(next: string) {
    setKind(next)
    setAbove('')
  }
}

function pathOf(kind: string, slug: string, upper: TreeEntry | undefined) {
  const under = { page: '', 'legal-page': '', case: '/work', product: '/products' }[kind]
  const base = under ?? upper?.path ?? (upper?.slug && `/services/${upper.slug}`)
  return pageKinds.includes(kind) && base !== undefined ? `${base}/${slug}` : undefined
}
