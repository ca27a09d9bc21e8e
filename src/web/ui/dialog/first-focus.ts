/** As a `ref`: what a dialog gives the focus to when it opens. React's own `autoFocus` comes too early for that. */
export const firstFocus = (element: HTMLElement | null) => element?.setAttribute('autofocus', '')
