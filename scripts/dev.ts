import { createServer } from 'node:http'
import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { createServer as createVite } from 'vite'
import { readConfig } from '../src/config.ts'
import { logForPeople } from './dev/log-for-people.ts'
import { makeFiles } from './dev/made-files.ts'
import { openFromSources } from './dev/open-from-sources.ts'
import { reloadingHouse } from './dev/reloading-house.ts'
import { describeTrouble, sayTrouble } from './dev/say-trouble.ts'

/**
 * The site while one works on it: Vite answers for code and pictures and changes them in the browser,
 * Foyer for everything else, and is opened anew whenever one of its files changes.
 */
process.env.NODE_ENV ??= 'development'

const end = (why: string): never => {
  console.error(why)
  process.exit(1)
}

/** All that the server runs; the browser's style sheets are Vite's business alone. */
const isCode = (file: string) =>
  /^(src|migrations)\/.*(?<!\.test)\.(ts|tsx|js|json)$|^public\/locales\//.test(file)

const isPicture = (file: string) => /^packs\/[^/]+\/drawings\//.test(file)

const { host, port } = settings()
const server = createServer(async (request, response) => {
  const { middlewares } = await starting
  middlewares(request, response, () => void house.answer(request, response))
})
server.once('error', ({ message }) => end(`HOST and PORT cannot be listened on: ${message}.`))
server.listen(port, host)

let filesMade = makeFiles()
const starting = createVite({
  server: {
    middlewareMode: true,
    ws: { server },
    watch: { ignored: ['build', 'data', 'docs', 'test'].map((name) => resolve(name, '**')) },
  },
})
// What went wrong with them is told by each opening until it is mended.
filesMade.catch(() => {})
const vite = await starting
// A restarted Vite would have other modules and another watcher than the house was opened with.
vite.restart = async () => askForNewStart()
const out = logForPeople()
const house = reloadingHouse({
  open: async () => {
    await filesMade
    return openFromSources(vite, out)
  },
  opened: tell,
  sayTrouble,
})
readAhead()
house.reload()

vite.watcher.on('all', (event, path) => {
  const file = relative('.', path)
  if (event.endsWith('Dir') || !(isCode(file) || isPicture(file))) return
  // The router's plugin has read them once, for the browser and for the server.
  if (file === 'src/web/routes.ts') askForNewStart()
  vite.environments.ssr.moduleGraph.onFileChange(path)
  if (isPicture(file)) filesMade = filesMade.catch(() => {}).then(makeFiles)
  house.reload()
})

function askForNewStart() {
  console.log('\n  The configuration has changed: please start npm run dev again.\n')
}

let hadTrouble = false
let isOpen = false

function tell(trouble: Error | undefined) {
  // A mistake in the settings, told by a module of another loading: no class of ours here.
  if (!isOpen && trouble?.message.startsWith('Foyer cannot start')) end(trouble.message)
  if (trouble) console.error(`\n  The code cannot be run.\n\n${describeTrouble(trouble)}\n`)
  else if (hadTrouble) console.log('  The code can be run again.')
  if (!trouble && hadTrouble) vite.ws.send({ type: 'full-reload' })
  hadTrouble = trouble !== undefined
  isOpen ||= !trouble
}

/** One after the other, as they name each other, files would be read and translated half as fast. */
function readAhead() {
  for (const file of globSync('{src,migrations}/**/*.{ts,tsx}'))
    if (isCode(file)) vite.environments.ssr.transformRequest(`/${file}`).catch(() => {})
}

function settings() {
  try {
    return readConfig(process.env)
  } catch (error) {
    return end((error as Error).message)
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    server.close()
    server.closeAllConnections()
    await house.close()
    await vite.close()
    process.exit(0)
  })
