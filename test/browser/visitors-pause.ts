import { setTimeout as wait } from 'node:timers/promises'

/** The time that a visitor takes, where the server looks at it: nothing is waited for. */
export const visitorsPause = (ms: number) => wait(ms)
