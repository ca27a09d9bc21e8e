import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/**
 * As `nice` does for a program: it runs as fast as ever while a core is free. Where all are wanted it has
 * a third of what others get, and not next to nothing: those may be other programs, for as long as they like.
 */
const behindOthers = 5

/** Linux gives each thread a priority of its own. Where it doesn't, cores are shared out as the system likes. */
export function lowerOwnPriority() {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), behindOthers)
  } catch {
    // Another system, or one that hides its threads.
  }
}
