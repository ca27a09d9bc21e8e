import { $create, $getState, $setState, createState, DecoratorNode } from 'lexical'

const htmlState = createState('html', {
  parse: (value) => (typeof value === 'string' ? value : ''),
})

/** Turns stored HTML into elements; the editor says how, for only a sanitizer may make them. */
let show: (html: string) => Node | undefined = () => undefined

export const showHtmlBlocksWith = (way: typeof show) => void (show = way)

/** What the editor cannot express and must not lose: it is shown as readers see it and changed as HTML. */
export class HtmlBlockNode extends DecoratorNode<null> {
  override $config() {
    return this.config('html-block', {
      extends: DecoratorNode,
      stateConfigs: [{ flat: true, stateConfig: htmlState }],
    })
  }

  override isInline(): false {
    return false
  }

  override createDOM(): HTMLElement {
    const box = document.createElement('div')
    box.className = 'writer-html'
    const shown = show($getState(this, htmlState, 'direct'))
    if (shown) box.append(shown)
    return box
  }

  override updateDOM(before: this): boolean {
    return $getState(before, htmlState, 'direct') !== $getState(this, htmlState, 'direct')
  }

  override decorate() {
    return null
  }
}

export const $htmlOf = (node: HtmlBlockNode) => $getState(node, htmlState)

export const $createHtmlBlock = (html: string) => $setState($create(HtmlBlockNode), htmlState, html)
