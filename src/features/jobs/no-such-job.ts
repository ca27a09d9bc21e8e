import { Problem } from '../../platform/problem.ts'
import { jobRefusals } from './job-refusals.ts'

export const noSuchJob = () => new Problem(jobRefusals['job-not-found'])
