import { postRefusals } from '../post-refusals.ts'
import { Aside } from '../../../platform/aside/aside.ts'
import { contentWorks } from './content-works.ts'

type ContentWorks = typeof contentWorks

/** Every ordinary post; the worst of this size takes some 70 ms. */
const mostBesideOthers = 20_000

/** Beside this file, in the sources and in what is built. */
const worker = `./content-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`

const aside = new Aside<ContentWorks>(new URL(worker, import.meta.url), {
  tooLong: postRefusals['content-too-slow'],
})

/** Works on content at once if it is short, and beside the main thread if everybody would have to wait for it. */
export const workOnContent = async <Name extends keyof ContentWorks>(
  work: Name,
  ...given: Parameters<ContentWorks[Name]>
): Promise<Awaited<ReturnType<ContentWorks[Name]>>> =>
  given[0].length > mostBesideOthers ? aside.run(work, ...given) : runHere(work, given)

const runHere = async (work: keyof ContentWorks, given: unknown[]) =>
  (contentWorks[work] as (...all: unknown[]) => never)(...given)
