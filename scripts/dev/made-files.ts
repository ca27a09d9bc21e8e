import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, statSync } from 'node:fs'

/** What a script makes of files: it is run only if one of them is newer than what it makes last. */
const made = [
  {
    script: 'scripts/lay-out-pictures.ts',
    from: [
      'packs/*/drawings/*',
      'src/drawings/picture-list.ts',
      'scripts/bundle/collect-drawings.ts',
    ],
    last: 'src/drawings/manifest.json',
  },
  {
    script: 'scripts/subset-fonts.ts',
    from: ['package-lock.json'],
    last: 'src/web/ui/fonts/headings/bricolage-vietnamese.woff',
  },
]

/** Collects the pictures and cuts the fonts, both at once, where that is not done. */
export async function makeFiles() {
  await Promise.all(
    made.map(async ({ script, from, last }) => {
      if (isNewer(last, [script, ...globSync(from)])) return
      const [code] = await once(spawn(process.execPath, [script], { stdio: 'inherit' }), 'exit')
      if (code !== 0) throw new Error(`${script} ended with ${code}; what it said stands above.`)
    }),
  )
}

function isNewer(file: string, sources: string[]): boolean {
  if (!existsSync(file)) return false
  const { mtimeMs } = statSync(file)
  return sources.every((source) => statSync(source).mtimeMs < mtimeMs)
}
