import { $create, DecoratorNode } from 'lexical'

/** A line across the page, below which notes stand. */
export class RuleNode extends DecoratorNode<null> {
  override $config() {
    return this.config('rule', { extends: DecoratorNode })
  }

  override isInline(): false {
    return false
  }

  override createDOM(): HTMLElement {
    return document.createElement('hr')
  }

  override updateDOM(): boolean {
    return false
  }

  override decorate() {
    return null
  }
}

export const $createRule = () => $create(RuleNode)
