import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/** As `nice` does for a program: it runs as fast as ever while a core is free, and waits where all are wanted. */
const behindOthers = 10

/** Linux gives each thread a priority of its own. Where it doesn't, cores are shared out as the system likes. */
export function lowerOwnPriority() {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), behindOthers)
  } catch {
    // Another system, or one that hides its threads.
  }
}
