import { Problem } from '../../../platform/problem.ts'
import { postRefusals } from '../post-refusals.ts'

export const noSuchPost = () => new Problem(postRefusals['post-not-found'])

export const noSuchCategory = () => new Problem(postRefusals['category-not-found'])
