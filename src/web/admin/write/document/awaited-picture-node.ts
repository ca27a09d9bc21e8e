import { $create, $getState, $setState, createState, DecoratorNode } from 'lexical'
import type { PostElement, PostNode } from '../../../../features/posts/render/post-tree.ts'

/** `address` is where it was, if that is a place on the web. */
export type AwaitedPicture = { name: string; address: string }

const nothing: AwaitedPicture = { name: '', address: '' }

const awaitedState = createState('awaited', {
  parse: (value) => (value && typeof value === 'object' ? { ...nothing, ...value } : nothing),
})

export const wordsForAwaited = (name: string) => `[Picture to add: ${name}]`

/** What a picture is called by whoever made it, else the name of its file. */
export function nameOfPicture({ address, alt }: { address: string; alt: string }): string {
  if (alt) return alt.replace(/[[\]]/g, '')
  const file = /^data:/i.test(address) ? '' : (address.split(/[?#]/)[0]!.split(/[/\\]/).pop() ?? '')
  return /^[\w .-]{1,60}\.\w{2,5}$/.test(file) ? file : 'without a name'
}

/** Stands where a picture did not come along when something was pasted, and says so until it is there. */
export class AwaitedPictureNode extends DecoratorNode<null> {
  override $config() {
    return this.config('awaited-picture', {
      extends: DecoratorNode,
      stateConfigs: [{ flat: true, stateConfig: awaitedState }],
    })
  }

  override isInline(): false {
    return false
  }

  override createDOM(): HTMLElement {
    const { name, address } = $getState(this, awaitedState, 'direct')
    const box = document.createElement('div')
    box.className = 'writer-awaited'
    const words = document.createElement('p')
    words.textContent = wordsForAwaited(name)
    const why = document.createElement('p')
    why.className = 'fact'
    why.textContent = address
      ? `It is still at ${new URL(address).host}. Press here to bring it over, or to choose its file.`
      : 'It couldn’t be pasted with the text. Press here to choose its file.'
    box.append(words, why)
    return box
  }

  override updateDOM(): boolean {
    return false
  }

  override decorate() {
    return null
  }
}

export const $awaitedOf = (node: AwaitedPictureNode) => $getState(node, awaitedState)

export const $createAwaited = (picture: AwaitedPicture) =>
  $setState($create(AwaitedPictureNode), awaitedState, picture)

/** As it is stored: words that readers, too, would see. */
export function treeOfAwaited({ name, address }: AwaitedPicture): PostElement {
  const words = wordsForAwaited(name)
  const inside: PostNode[] = address
    ? [{ tag: 'a', attributes: { href: address }, inside: [words] }]
    : [words]
  return { tag: 'p', attributes: {}, inside: [{ tag: 'mark', attributes: {}, inside }] }
}

export function awaitedIn({ tag, inside }: PostElement): AwaitedPicture | undefined {
  const [mark, ...more] = inside
  if (tag !== 'p' || more.length > 0 || typeof mark !== 'object' || mark.tag !== 'mark')
    return undefined
  const [first, ...others] = mark.inside
  if (first === undefined || others.length > 0) return undefined
  const link = typeof first === 'object' && first.tag === 'a' ? first : undefined
  const [words] = link ? link.inside : [first]
  const name =
    typeof words === 'string' ? /^\[Picture to add: ([^[\]]+)\]$/.exec(words)?.[1] : undefined
  const address = link?.attributes.href ?? ''
  const isPlace = /^https?:\/\//i.test(address) && URL.canParse(address)
  if (name === undefined || (address && !isPlace)) return undefined
  return { name, address }
}
