import type { Fault } from './pack-file.ts'

/** Every mistake in a pack on a line of its own: the file, the field, the reason. */
export const sayFaults = (folder: string, faults: Fault[]) =>
  [
    `Nothing was changed: ${faults.length} ${faults.length === 1 ? 'mistake' : 'mistakes'} in ${folder}.`,
    ...faults.map(({ file, field, reason }) => `  ${file}${field && ` ${field}`}: ${reason}`),
  ].join('\n')
