import { writeFile } from 'node:fs/promises'
import { engravePicture } from '../src/features/media/engrave-picture.ts'

/** `node scripts/engrave.ts photo.jpg public/people/name.png` engraves a photograph for the company's own pages. */
const [photograph, print] = process.argv.slice(2)
if (!photograph || !print) {
  console.error('Give a photograph and a file for its print (PNG).')
  process.exit(1)
}
await writeFile(print, await engravePicture(photograph))
