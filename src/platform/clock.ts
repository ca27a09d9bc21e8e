/** What time it is. There is one for all of a process, in the ctx; a test may hand over its own. */
export type Clock = () => Date

/** For whoever starts a process, and for nobody else. */
export const machineClock: Clock = () => new Date()
