import { $getNodeByKey, type LexicalEditor } from 'lexical'
import { useEffect, useRef } from 'react'
import { $createPicture } from '../document/picture-node.ts'
import { AddPicture } from './pictures/add-picture.tsx'
import { $place } from './change-block.ts'

/** Files to begin with, and what the next picture takes the place of. */
export type AskedPictures = { files: File[]; awaited?: { key: string; name: string } }

type PictureAskedProps = {
  editor: LexicalEditor | undefined
  asked: AskedPictures | undefined
  onAsked: (asked: AskedPictures | undefined) => void
}

/** Asks for pictures and puts them among the words, which have the focus again afterwards. */
export function PictureAsked({ editor, asked, onAsked }: PictureAskedProps) {
  const isAsked = asked !== undefined
  const hasAsked = useRef(false)
  useEffect(() => {
    // As long as the dialog stands, nothing behind it can have the focus.
    if (hasAsked.current && !isAsked) editor?.focus()
    hasAsked.current = isAsked
  }, [isAsked, editor])
  if (!asked) return null
  const { files, awaited } = asked
  return (
    <AddPicture
      files={files}
      name={awaited?.name}
      onAdd={(picture) => {
        editor?.update(() => {
          const node = awaited && $getNodeByKey(awaited.key)
          if (node) node.replace($createPicture(picture)).selectNext()
          else $place($createPicture(picture))
        })
        onAsked({ files })
      }}
      onClose={() => onAsked(undefined)}
    />
  )
}
