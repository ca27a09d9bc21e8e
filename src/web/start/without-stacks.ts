/**
 * React makes Errors as it is loaded. For their stacks, which nobody reads, Chrome would parse all of React once more on
 * the page's own thread, five times as long as all else that loading it takes. A limit that is no number makes none.
 */
export const { stackTraceLimit } = Error
Object.assign(Error, { stackTraceLimit: undefined })
