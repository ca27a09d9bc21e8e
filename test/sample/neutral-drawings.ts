import { readFileSync } from 'node:fs'

const neutral = Object.keys(JSON.parse(readFileSync('packs/blank/drawings/manifest.json', 'utf8')))

/** The drawings in a page that not every company shows. */
export const drawingsOfSample = (page: string) =>
  [...page.matchAll(/\/drawings\/([\w-]+)/g)]
    .map(([, id]) => id!)
    .filter((id) => !neutral.includes(id))
