import sharp from 'sharp'
import type { Picture } from '../../src/features/media/picture.ts'
import { tokenOf } from './posts-on-site.ts'
import type { Site } from '../server/site.ts'

/** A picture as a camera might have taken it: a wall, a window and what is seen through it. */
const scene = (width: number, height: number, wall: string) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 120 80" preserveAspectRatio="none">
    <rect width="120" height="80" fill="${wall}"/>
    <rect x="14" y="10" width="60" height="46" fill="#9cc7e8"/>
    <path d="M14 56 34 30 50 44 62 34 74 50V56Z" fill="#3f6b4f"/>
    <circle cx="60" cy="20" r="5" fill="#fff2c4"/>
    <rect x="84" y="36" width="22" height="44" fill="#5a3b2a"/>
  </svg>`

export const photograph = (width: number, height: number, wall = '#d8c7a8'): Promise<Buffer> =>
  sharp(Buffer.from(scene(width, height, wall)))
    .flatten()
    .png()
    .toBuffer()

/** A ring that one can look through. */
export const seeThrough = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="200" cy="150" r="90" fill="none" stroke="#c33" stroke-width="40"/></svg>',
    ),
  )
    .png()
    .toBuffer()

/** Uploads a picture as the desk does. */
export async function uploadOn(site: Site, bytes: Buffer): Promise<Picture> {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png')
  const answer = await fetch(`${site.url}/api/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(site)}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`The site answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { picture: Picture }).picture
}
