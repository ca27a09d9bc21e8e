import { refusals } from '../../platform/problem.ts'

export const guideRefusals = refusals({
  'sample-changed': [
    409,
    'Some of it has been changed in the meantime. Nothing was removed: please look again.',
  ],
  'nothing-removed': [409, 'There’s nothing to restore.'],
})
