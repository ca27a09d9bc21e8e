import { buildApp } from './app.ts'
import { startBackgroundWork } from './background-work.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { printStartBanner } from './start-banner.ts'
import { machineClock } from './platform/clock.ts'
import { giveMemoryBack } from './platform/give-memory-back.ts'
import { contentSecurity } from './platform/http/content-security.ts'
import { stopOnSignal } from './platform/http/stop.ts'
import { createLog } from './platform/log.ts'
import { openMetricsPort } from './platform/metrics-endpoint.ts'
import { StartProblem, startProblem } from './platform/start-problem.ts'
import { bootstrap } from './bootstrap.ts'
import { openPagesAside, type PageThreads } from './pages/pages-aside.ts'

/** Starts the server: reads the configuration, migrates, listens; exits with 1 if it can't. */
export async function serve(assetsDir: string, packs: string, threads: PageThreads) {
  try {
    await open(assetsDir, packs, threads)
  } catch (error) {
    const inWords = error instanceof ConfigError || error instanceof StartProblem
    console.error(inWords ? error.message : error)
    process.exit(1)
  }
}

async function open(assetsDir: string, packs: string, threads: PageThreads) {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const pages = openPagesAside(threads, config, log)
  const inWords = (error: unknown) => {
    throw startProblem(error, config)
  }
  const { close, letStaffIn, ...ready } = await bootstrap(
    config,
    log,
    { locales: `${assetsDir}/locales`, packs },
    machineClock,
    pages.warmUp,
  ).catch(inWords)
  const app = buildApp({
    config,
    log,
    ...ready,
    pages: { works: pages.works, assetsDir, mode: 'production' },
  })
  const background = startBackgroundWork({ config, log, ...ready, works: pages.works })
  app.addHook('onClose', async () => {
    await background.stop()
    await pages.close()
    await close()
  })
  stopOnSignal(app, ready.health, log)
  await openFigures(app, config)
  const { host, port } = config
  const address = await app.listen({ host, port }).catch(({ message }: Error) => {
    throw new ConfigError([
      `HOST and PORT must be an address of this machine that nothing else listens on: ${message}.`,
    ])
  })
  pages.giveWay()
  giveMemoryBack()
  printStartBanner(address, config.siteUrl, await letStaffIn().catch(inWords))
}

async function openFigures(app: ReturnType<typeof buildApp>, { metrics, siteUrl }: Config) {
  const { port, ...at } = metrics
  if (port === undefined) return
  const { always } = contentSecurity(siteUrl, [])
  const opening = openMetricsPort({ ...at, port }, app.metrics, always)
  const close = await opening.catch(({ message }: Error) => {
    throw new ConfigError([
      `METRICS_HOST and METRICS_PORT must be an address of this machine that nothing else listens on: ${message}.`,
    ])
  })
  app.addHook('onClose', async () => close())
}
