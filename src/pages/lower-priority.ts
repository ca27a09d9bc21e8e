import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/**
 * As `nice` does for a program: it runs as fast as ever while a core is free, and has a tenth of what others get
 * where all are wanted. With a third, ready pages kept less than half of their rate beside a flood.
 */
const behindOthers = 10

/** Linux gives each thread a priority of its own. Where it doesn't, cores are shared out as the system likes. */
export function lowerOwnPriority() {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), behindOthers)
  } catch {
    // Another system, or one that hides its threads.
  }
}
