import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { favicons } from '../src/drawings/favicons.ts'
import { drawingIds, drawings } from '../src/drawings/index.ts'
import type { Drawing } from '../src/drawings/kit/drawing.ts'
import { svgFile, viewBox } from '../src/drawings/kit/svg-file.ts'

const root = new URL('../', import.meta.url)
const folders = {
  drawings: new URL('public/drawings/', root),
}

/** Posts live in the database and name their pictures for years, so these also get a lasting address. */
const namedInPosts = /^post-/

async function writeDrawing(drawing: Drawing) {
  const svg = svgFile(drawing)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  const file = `${drawing.id}.${hash}.svg`
  await writeFile(new URL(file, folders.drawings), svg)
  if (namedInPosts.test(drawing.id))
    await writeFile(new URL(`${drawing.id}.svg`, folders.drawings), svg)
  const { frame, title, description } = drawing
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top]
  return { src: `/drawings/${file}`, width, height, viewBox: viewBox(frame), title, description }
}

for (const folder of Object.values(folders)) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}

const manifest: Record<string, Awaited<ReturnType<typeof writeDrawing>>> = {}
for (const id of drawingIds) manifest[id] = await writeDrawing(drawings[id]())
await writeFile(
  new URL('src/drawings/manifest.json', root),
  `${JSON.stringify(manifest, null, 2)}\n`,
)

for (const [file, content] of Object.entries(await favicons()))
  await writeFile(new URL(`public/${file}`, root), content)
