import type { Writable } from 'node:stream'
import { createServerModuleRunner, type ViteDevServer } from 'vite'
import type { House } from './reloading-house.ts'

let isGreeted = false

/** Opens the house with all of its modules loaded anew from the sources; closes what it had opened if that fails. */
export async function openFromSources(vite: ViteDevServer, out: Writable): Promise<House> {
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
  const toClose: (() => unknown)[] = [() => runner.close()]
  const close = async () => {
    for (const one of toClose.splice(0).toReversed()) await one()
  }
  try {
    return { answer: await open(), close }
  } catch (error) {
    await close()
    throw error
  }

  async function open() {
    const load = <T>(path: string) => runner.import(path) as Promise<T>
    const { readConfig } = await load<typeof import('../../src/config.ts')>('/src/config.ts')
    const { createLog } =
      await load<typeof import('../../src/platform/log.ts')>('/src/platform/log.ts')
    const { machineClock } =
      await load<typeof import('../../src/platform/clock.ts')>('/src/platform/clock.ts')
    const { bootstrap } = await load<typeof import('../../src/bootstrap.ts')>('/src/bootstrap.ts')
    const { buildApp } = await load<typeof import('../../src/app.ts')>('/src/app.ts')
    const { pageWorks } = await load<typeof import('../../src/pages/page-tasks.ts')>(
      '/src/pages/page-tasks.ts',
    )
    const { startBackgroundWork } =
      await load<typeof import('../../src/background-work.ts')>('/src/background-work.ts')
    const { printStartBanner } =
      await load<typeof import('../../src/start-banner.ts')>('/src/start-banner.ts')
    // Asked for with every page, so that a route that is added is there; now, so that its mistakes are told.
    const pages = () => load<never>('virtual:react-router/server-build')
    await pages()

    const config = readConfig(process.env)
    const log = createLog(config.logLevel, out)
    const shipped = { locales: 'public/locales', packs: 'packs' }
    const { close, letStaffIn, ...ready } = await bootstrap(config, log, shipped, machineClock)
    toClose.push(close)
    const mode = 'development'
    const works = pageWorks({ config, log, ...ready, load: pages, mode })
    const app = buildApp({ config, log, ...ready, pages: { works, assetsDir: '', mode } })
    toClose.push(() => app.close())
    const background = startBackgroundWork({ config, log, ...ready, works })
    toClose.push(() => background.stop())
    await app.ready()
    const administrator = await letStaffIn()
    if (!isGreeted || administrator)
      printStartBanner(`http://${config.host}:${config.port}`, config.siteUrl, administrator)
    isGreeted = true
    return app.routing
  }
}
