import { $create, $getState, $setState, createState, DecoratorNode } from 'lexical'

export type PictureOfPost = {
  src: string
  alt: string
  width: string
  height: string
  caption: string
}

const isPictureOfPost = (value: unknown): value is PictureOfPost =>
  typeof value === 'object' && value !== null && 'src' in value && 'alt' in value

const noPicture: PictureOfPost = { src: '', alt: '', width: '', height: '', caption: '' }

const pictureState = createState('picture', {
  parse: (value) => (isPictureOfPost(value) ? { ...noPicture, ...value } : noPicture),
})

/** A picture on a line of its own, with words for those who do not see it and a caption for those who do. */
export class PictureNode extends DecoratorNode<null> {
  override $config() {
    return this.config('picture', {
      extends: DecoratorNode,
      stateConfigs: [{ flat: true, stateConfig: pictureState }],
    })
  }

  override isInline(): false {
    return false
  }

  override createDOM(): HTMLElement {
    const { src, alt, caption } = $getState(this, pictureState, 'direct')
    const figure = document.createElement('figure')
    figure.className = 'writer-picture'
    const image = document.createElement('img')
    image.src = src
    image.alt = alt
    image.draggable = false
    figure.append(image)
    if (caption) {
      const words = document.createElement('figcaption')
      words.textContent = caption
      figure.append(words)
    }
    return figure
  }

  override updateDOM(before: this): boolean {
    return $getState(before, pictureState, 'direct') !== $getState(this, pictureState, 'direct')
  }

  override decorate() {
    return null
  }
}

export const $pictureOf = (node: PictureNode) => $getState(node, pictureState)

export const $changePicture = (node: PictureNode, change: Partial<PictureOfPost>) =>
  $setState(node, pictureState, (before) => ({ ...before, ...change }))

export const $createPicture = (picture: PictureOfPost) =>
  $setState($create(PictureNode), pictureState, picture)
