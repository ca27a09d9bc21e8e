/** Moves focus through a panel of lists; tells whether the key meant anything. */
export function moveFocus(key: string, panel: HTMLElement, opener: HTMLElement | null): boolean {
  const items = [...panel.querySelectorAll<HTMLElement>('a[href], button')]
  const here = items.indexOf(document.activeElement as HTMLElement)
  if (here < 0) {
    if (key !== 'ArrowDown' || document.activeElement !== opener) return false
    panel.togglePopover?.(true)
    items[0]?.focus()
    return true
  }
  const target = destination(key, items, here) ?? (key === 'ArrowUp' ? opener : null)
  target?.focus()
  return Boolean(target)
}

function destination(key: string, items: HTMLElement[], here: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[here + 1] ?? items[here]
  if (key === 'ArrowUp') return items[here - 1]
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key === 'ArrowRight') return beside(items[here], 1)
  if (key === 'ArrowLeft') return beside(items[here], -1)
}

function beside(item: HTMLElement | undefined, step: number): HTMLElement | undefined {
  const list = item?.closest('ul')
  const lists = [...(item?.closest('[popover]')?.querySelectorAll('ul') ?? [])]
  const next = list && lists[lists.indexOf(list) + step]
  const links = [...(next?.querySelectorAll<HTMLElement>('a[href]') ?? [])]
  const place = [...(list?.querySelectorAll('a[href]') ?? [])].indexOf(item as HTMLElement)
  return links[Math.min(place, links.length - 1)] ?? item
}
