type Command = 'next' | 'previous' | 'select' | 'close'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'
>

const commands: Record<string, Command> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  Escape: 'close',
}

const arrows: Record<string, Command> = { ArrowDown: 'next', ArrowUp: 'previous' }

const typing =
  'textarea, select, input:not([type="checkbox"]), [contenteditable]:not([contenteditable="false"]), dialog *'

/** What a key asks of the inbox: nothing while one types, and arrows only on the list, which else scroll the page. */
export function commandOf(pressed: Pressed): Command | undefined {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = pressed
  if (defaultPrevented || ctrlKey || metaKey || altKey) return undefined
  if (!(target instanceof Element) || target.matches(typing)) return undefined
  return commands[key] ?? (target.closest('.inbox-rows') ? arrows[key] : undefined)
}
