import { useEffect, useRef, useState } from 'react'
import { plainWords } from '../../../../features/documents/rich/rich-words.ts'
import { useText } from '../../../i18n.tsx'
import { namedBy } from '../../pick/naming.ts'
import { blockSchema, type FieldSchema, isRecord, pathTo } from '../content-schema.ts'
import type { FieldProps } from '../field-props.ts'
import { useForm } from '../form-context.ts'
import { useField } from '../use-field.ts'
import { AddItem } from './add-item.tsx'
import { ListItem } from './list-item.tsx'
import { useItemDrag } from './use-item-drag.ts'
import { useItemKeys } from './use-item-keys.ts'

/** How people call an item: by its own words, or by its place. */
function nameOfItem(of: FieldSchema, item: unknown, place: number): string {
  const called = `${of.title ?? ''} ${place + 1}`.trim()
  if (!isRecord(item)) return called
  const words = plainWords(namedBy(item, ''))
  return words ? `${called}: ${words.slice(0, 60)}` : called
}

/** Several of the same, in their order. */
export function ListField(props: FieldProps) {
  const { schema, path } = props
  const t = useText()
  const { lists, FieldOf } = useForm()
  const { id, title, hint, error, mayChange } = useField(props)
  const items = Array.isArray(props.value) ? (props.value as unknown[]) : []
  const { items: of = {}, maxItems = Infinity } = schema
  const ids = useItemKeys(items.length)
  const keys = lists.keysOf?.(path) ?? ids.keys
  const list = useRef<HTMLOListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const next = useRef<number | 'add'>(undefined)
  const [said, setSaid] = useState('')
  const schemaOf = (item: unknown) => (of.oneOf ? blockSchema(of, item) : of) ?? of

  function move(from: number, to: number) {
    ids.move(from, to)
    lists.move(path, from, to)
    setSaid(t('desk.form.moved', { place: to + 1, count: items.length }))
  }
  const drag = useItemDrag(list, move)
  useEffect(() => {
    const { current: place } = next
    next.current = undefined
    // Where the list was full, the button has only just come back.
    if (place === 'add') return button.current?.focus()
    const item = place === undefined ? null : list.current?.children[place]
    if (!item) return
    item.querySelector('details')?.setAttribute('open', '')
    item.querySelector<HTMLElement>('input, textarea, select, [contenteditable]')?.focus()
  }, [items.length])

  return (
    <fieldset className="content-group" data-path={path} aria-describedby={error && `${id}-fault`}>
      <legend>
        {title}{' '}
        {maxItems !== Infinity && (
          <span className="fact quiet">
            {t('desk.form.countOf', { count: items.length, most: maxItems })}
          </span>
        )}
      </legend>
      {hint && <p className="field-hint">{hint}</p>}
      {error && (
        <p className="field-error" id={`${id}-fault`}>
          {error}
        </p>
      )}
      <ol ref={list} className="content-items">
        {items.map((item, place) => {
          const one = schemaOf(item)
          const isGroup = one.properties !== undefined && one.is === 'group'
          return (
            <ListItem
              key={keys[place]}
              name={nameOfItem(one, item, place)}
              place={place}
              count={items.length}
              isFolded={isGroup}
              drag={drag}
              onMove={(to) => move(place, to)}
              onRemove={() => {
                next.current = 'add'
                ids.remove(place)
                lists.remove(path, place)
                setSaid(t('desk.form.removed'))
              }}
            >
              <FieldOf
                schema={isGroup ? one : { ...one, title: nameOfItem(one, item, place) }}
                path={pathTo(path, place)}
                value={item}
                isOptional={false}
              />
            </ListItem>
          )
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {mayChange &&
        (items.length < maxItems ? (
          <AddItem
            of={of}
            title={title}
            button={button}
            onAdd={(item) => {
              next.current = items.length
              ids.insert(items.length)
              lists.insert(path, items.length, item)
            }}
          />
        ) : (
          <p className="fact quiet">{t('desk.form.full', { count: maxItems })}</p>
        ))}
    </fieldset>
  )
}
