import type { PlotScene } from '../../../drawings/map/plot-scene.ts'

/** How the scenes of all drawings stand on a plot, inside the built server as well. */
const files = import.meta.glob<string>('/packs/*/drawings/*.plot.json', {
  query: '?raw',
  import: 'default',
})
const openScene = new Map(
  Object.entries(files).map(([path, open]) => [/([^/]+)\.plot\.json$/.exec(path)![1]!, open]),
)

/** For what has no scene of its own. */
const plain = [...openScene.keys()].filter((name) => name.startsWith('plain-')).toSorted()

/** With more lines than these a map would take a phone too long; what is left gets plain buildings. */
const mostLetters = 190_000

const read = async (name: string): Promise<PlotScene> => JSON.parse(await openScene.get(name)!())

/** The scene of each drawing that is named, and a plain building where there is none. */
export async function scenesOf(drawings: readonly (string | undefined)[]): Promise<PlotScene[]> {
  const buildings = await Promise.all(plain.map(read))
  const scenes: PlotScene[] = []
  let letters = 0
  for (const [place, drawing] of drawings.entries()) {
    const own = drawing !== undefined && openScene.has(drawing) ? await read(drawing) : undefined
    const isDrawn = own !== undefined && letters + own.svg.length <= mostLetters
    if (isDrawn) letters += own.svg.length
    scenes.push(isDrawn ? own : buildings[place % buildings.length]!)
  }
  return scenes
}
