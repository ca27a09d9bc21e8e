/** Stands in a page for what it weighs until all of it is written; nobody outside can know it. */
export const weightMark = import.meta.env.SSR ? crypto.randomUUID() : ''
