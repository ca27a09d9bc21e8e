import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'

/** The site with hot reload: Vite answers for code and pictures, Foyer for everything else. */
process.env.NODE_ENV ??= 'development'
for (const step of ['draw', 'subset-fonts'])
  spawnSync(process.execPath, [`scripts/${step}.ts`], { stdio: 'inherit' })

const vite = await createVite({ server: { middlewareMode: true } })
const load = <T>(path: string) => vite.ssrLoadModule(path) as Promise<T>

const { readConfig } = await load<typeof import('../src/config.ts')>('/src/config.ts')
const { buildApp } = await load<typeof import('../src/app.ts')>('/src/app.ts')
const { bootstrap } = await load<typeof import('../src/bootstrap.ts')>('/src/bootstrap.ts')
const { startBackgroundWork } =
  await load<typeof import('../src/background-work.ts')>('/src/background-work.ts')
const { printStartBanner } =
  await load<typeof import('../src/start-banner.ts')>('/src/start-banner.ts')
const { createLog } = await load<typeof import('../src/platform/log.ts')>('/src/platform/log.ts')

const { pageWorks } = await load<typeof import('../src/pages/page-works.ts')>(
  '/src/pages/page-works.ts',
)

const config = readConfig(process.env)
const log = createLog(config.logLevel)
const { close, administrator, ...ready } = await bootstrap(config, log, 'public/locales')
const mode = 'development'
const works = pageWorks({
  config,
  log,
  text: ready.text,
  db: ready.db,
  load: () => load('virtual:react-router/server-build'),
  mode,
})
const app = buildApp({
  config,
  log,
  ...ready,
  pages: { works, assetsDir: '', mode },
})
const background = startBackgroundWork({ config, log, ...ready })
await app.ready()

const server = createServer((request, response) =>
  vite.middlewares(request, response, () => app.routing(request, response)),
)
server.listen(config.port, config.host, () =>
  printStartBanner(`http://${config.host}:${config.port}`, config.siteUrl, administrator),
)
process.once('SIGINT', async () => {
  server.close()
  await vite.close()
  await app.close()
  await background.stop()
  await close()
  process.exit(0)
})
