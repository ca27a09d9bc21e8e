import { Problem } from '../../../platform/problem.ts'

export const noSuchPost = () => new Problem(404, 'There is no such post.')

export const noSuchCategory = () => new Problem(404, 'There is no such category.')
