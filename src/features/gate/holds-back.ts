import type { Finding } from './finding.ts'

/** What a publication must not go out with. */
export const holdsBack = ({ severity, isOld }: Finding) => severity === 'error' && !isOld
