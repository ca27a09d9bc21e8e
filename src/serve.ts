import { buildApp } from './app.ts'
import { startBackgroundWork } from './background-work.ts'
import { ConfigError, readConfig } from './config.ts'
import { greet } from './greeting.ts'
import { stopOnSignal } from './platform/http/stop.ts'
import { createLog } from './platform/log.ts'
import { prepare } from './prepare.ts'

/** Opens the house: reads the configuration, prepares, listens; leaves with 1 if it can't. */
export async function serve(assetsDir: string) {
  try {
    await open(assetsDir)
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exit(1)
  }
}

async function open(assetsDir: string) {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const { close, administrator, ...ready } = await prepare(config, log, `${assetsDir}/locales`)
  const load = () => import('virtual:react-router/server-build')
  const app = buildApp({ config, log, ...ready, pages: { load, assetsDir, mode: 'production' } })
  const background = startBackgroundWork({ config, log, ...ready })
  app.addHook('onClose', async () => {
    await background.stop()
    await close()
  })
  stopOnSignal(app, ready.health, log)
  const { host, port } = config
  const address = await app.listen({ host, port }).catch(({ message }: Error) => {
    throw new ConfigError([
      `HOST and PORT must be an address of this machine that nothing else listens on: ${message}.`,
    ])
  })
  greet(address, config.siteUrl, administrator)
}
