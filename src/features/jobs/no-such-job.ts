import { Problem } from '../../platform/problem.ts'

export const noSuchJob = () => new Problem(404, 'There is no such job.')
