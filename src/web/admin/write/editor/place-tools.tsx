import { $isCodeNode } from '@lexical/code-core'
import { $isLinkNode } from '@lexical/link'
import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableNode,
} from '@lexical/table'
import { $getNodeByKey, type LexicalEditor, SKIP_DOM_SELECTION_TAG } from 'lexical'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { purifyPost } from '../../../site/insights/html/purify-post.ts'
import type { AwaitedPicture } from '../document/awaited-picture-node.ts'
import { $changePicture, PictureNode } from '../document/picture-node.ts'
import { $faithfulBlocks } from '../document/read-tree.ts'
import { $setCaption } from '../document/writing-nodes.ts'
import { AwaitedTools } from './awaited-tools.tsx'
import { $placeLink, $removeNode } from './change-block.ts'
import { treeOfDom } from './dom-tree.ts'
import { LinkLine } from './link-line.tsx'
import type { CaretContext } from './caret-context.ts'

type PlaceToolsProps = {
  editor: LexicalEditor
  place: CaretContext
  /** Whether the address of a link is asked for. */
  asksLink: boolean
  onLinked: () => void
  onFill: (key: string, picture: AwaitedPicture, files: File[]) => void
}

type OnePlace<K extends keyof CaretContext> = { editor: LexicalEditor } & {
  [key in K]: NonNullable<CaretContext[K]>
}

/** What can be done where the caret is: the address of a link, the rows of a table, the words of a picture. */
export function PlaceTools({ editor, place, asksLink, onLinked, onFill }: PlaceToolsProps) {
  const t = useText()
  const { link, code, table, picture, html, awaited } = place
  const change = (run: () => void) => editor.update(run)
  const remove = (key: string) => <Do name="remove" onDo={() => change(() => $removeNode(key))} />
  if (picture)
    return (
      <Row key={picture.key}>
        <PictureWords editor={editor} picture={picture} />
        {remove(picture.key)}
      </Row>
    )
  if (awaited)
    return (
      <Row key={awaited.key}>
        <AwaitedTools
          picture={awaited.picture}
          onFill={(files) => onFill(awaited.key, awaited.picture, files)}
        />
        {remove(awaited.key)}
      </Row>
    )
  if (html)
    return (
      <Row key={html.key}>
        <p className="quiet">{t('desk.write.htmlBlock')}</p>
        <Line
          label={t('desk.write.htmlBlockLabel')}
          value={html.html}
          isLong
          onWrite={(value) =>
            change(() => {
              const node = $getNodeByKey(html.key)
              const blocks = $faithfulBlocks(treeOfDom(purifyPost(value)))
              for (const block of blocks) node?.insertBefore(block)
              if (blocks.length > 0) node?.remove()
            })
          }
        />
        {remove(html.key)}
      </Row>
    )
  if (!link && !asksLink && !code && !table) return null
  return (
    <Row key={link?.key ?? code?.key ?? table?.key}>
      {(link || asksLink) && (
        <LinkLine
          address={link?.address ?? ''}
          isAsked={asksLink}
          onSet={(address, isOver) => {
            const set = () => {
              const node = link && $getNodeByKey(link.key)
              if ($isLinkNode(node)) node.setURL(address)
              else $placeLink(address)
            }
            // Whoever went elsewhere keeps the caret there.
            editor.update(set, isOver ? {} : { tag: SKIP_DOM_SELECTION_TAG })
            onLinked()
            if (isOver) editor.focus()
          }}
          onLeave={(isOver) => {
            onLinked()
            if (isOver) editor.focus()
          }}
        />
      )}
      {link && (
        <Do
          name="unlink"
          onDo={() =>
            change(() => {
              const node = $getNodeByKey(link.key)
              if (!$isLinkNode(node)) return
              for (const child of node.getChildren()) node.insertBefore(child)
              node.remove()
            })
          }
        />
      )}
      {code && (
        <Line
          label={t('desk.write.language')}
          value={code.language}
          onWrite={(value) =>
            change(() => {
              const node = $getNodeByKey(code.key)
              const language = value.trim().replace(/[^a-zA-Z0-9+#-]/g, '')
              if ($isCodeNode(node)) node.setLanguage(language)
            })
          }
        />
      )}
      {table && <TableTools editor={editor} table={table} />}
    </Row>
  )
}

function PictureWords({ editor, picture }: OnePlace<'picture'>) {
  const t = useText()
  return (['alt', 'caption'] as const).map((name) => (
    <Line
      key={name}
      label={t(`desk.write.${name}`)}
      value={picture.picture[name]}
      onWrite={(value) =>
        editor.update(() => {
          const node = $getNodeByKey(picture.key)
          if (node instanceof PictureNode) $changePicture(node, { [name]: value })
        })
      }
    />
  ))
}

function TableTools({ editor, table }: OnePlace<'table'>) {
  const t = useText()
  const change = (run: () => void) => editor.update(run)
  return (
    <>
      <Line
        label={t('desk.write.tableCaption')}
        value={table.caption}
        onWrite={(value) =>
          change(() => {
            const node = $getNodeByKey(table.key)
            if ($isTableNode(node)) $setCaption(node, value.trim())
          })
        }
      />
      <Do name="addRow" onDo={() => change(() => void $insertTableRowAtSelection(true))} />
      <Do name="addColumn" onDo={() => change(() => void $insertTableColumnAtSelection(true))} />
      <Do name="dropRow" onDo={() => change($deleteTableRowAtSelection)} />
      <Do name="dropColumn" onDo={() => change($deleteTableColumnAtSelection)} />
      <Do name="remove" onDo={() => change(() => $removeNode(table.key))} />
    </>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="writer-place">{children}</div>
)

function Do({ name, onDo }: { name: string; onDo: () => void }) {
  const t = useText()
  return (
    <button
      type="button"
      className="desk-small"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onDo}
    >
      {t(`desk.write.do.${name}`)}
    </button>
  )
}

type LineProps = {
  label: string
  value: string
  isLong?: boolean
  onWrite: (value: string) => void
}

/** Taken over with Enter or when one leaves it, or the page. */
function Line({ label, value, isLong = false, onWrite }: LineProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const done = () => {
    if (text !== value) onWrite(text)
  }
  const leave = useEffectEvent(done)
  useEffect(() => {
    const onLeave = () => leave()
    addEventListener('pagehide', onLeave)
    return () => removeEventListener('pagehide', onLeave)
  }, [])
  const wiring = {
    className: 'field-control',
    value: text,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
    onBlur: done,
  }
  return (
    <label className="writer-line">
      {label}
      {isLong ? (
        <textarea {...wiring} spellCheck={false} />
      ) : (
        <input
          {...wiring}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
            event.preventDefault()
            done()
          }}
        />
      )}
    </label>
  )
}
