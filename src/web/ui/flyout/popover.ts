/** Browsers from before 2024 know no popovers: there is nothing to ask, or to open. */
const isKnown = (panel: HTMLElement | null): panel is HTMLElement =>
  panel !== null && 'togglePopover' in panel

export const isPopoverOpen = (panel: HTMLElement | null) =>
  isKnown(panel) && panel.matches(':popover-open')

export function togglePopover(panel: HTMLElement | null, isOpen: boolean) {
  if (isKnown(panel)) panel.togglePopover(isOpen)
}
