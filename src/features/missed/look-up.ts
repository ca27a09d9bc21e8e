type Page = { path: string; title: string }

/** What stands at an address today: a page, a way to one, or nothing; then what is most like it. */
export type LookUp = (address: string) => Promise<{ page?: Page; movedTo?: string; nearest?: Page }>
