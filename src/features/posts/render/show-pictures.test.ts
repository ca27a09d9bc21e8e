import { expect, test } from 'vitest'
import type { Picture } from '../../media/picture.ts'
import { picturesIn, showPictures, thumbnailPicture } from './show-pictures.ts'

const id = 'abcdefgh_-345678'
const picture: Picture = {
  id,
  url: `/media/${id}`,
  width: 700,
  height: 350,
  placeholder: 'data:image/webp;base64,AAAA',
  widths: [320, 700],
}

test('INS-2: a thumbnail is a picture of ours under its own address or that of a copy', () => {
  const pictures = [picture]
  for (const thumbnail of [picture.url, `${picture.url}/320.webp`])
    expect(thumbnailPicture({ thumbnail, pictures })).toBe(picture)
  for (const thumbnail of ['', '/drawings/a.svg', `https://a.example/media/${id}`, '/media/other'])
    expect(thumbnailPicture({ thumbnail, pictures })).toBeUndefined()
  expect(thumbnailPicture({ thumbnail: picture.url })).toBeUndefined()
})

test('INS-6: what a cache or a link says of a picture is taken for one only if it leads nowhere else', () => {
  const hostile: object[] = [
    { url: 'https://evil.example/a' },
    { url: '/media/another-picture1' },
    { placeholder: 'https://evil.example/pixel' },
    { placeholder: 'data:image/svg+xml;base64,AAAA' },
    { placeholder: `data:image/webp;base64,${'A'.repeat(3000)}` },
    { widths: ['1.avif 1w, https://evil.example/a'] },
    { widths: [] },
    { widths: 'none' },
    { width: 0 },
    { height: '350" onload="' },
  ]
  for (const part of hostile) {
    const pictures = [{ ...picture, ...part }] as Picture[]
    expect([part, thumbnailPicture({ thumbnail: picture.url, pictures })]).toEqual([
      part,
      undefined,
    ])
  }
  for (const pictures of [null, {}, 'x', [null, 7]] as unknown as Picture[][])
    expect(thumbnailPicture({ thumbnail: picture.url, pictures })).toBeUndefined()
})

test('INS-5: what is shown once is not shown again, and what one can look through has nothing behind it', () => {
  const html = `<p><img src="${picture.url}" alt="A" width="1" loading="lazy" /></p>`
  expect(picturesIn(html + html)).toEqual([id])
  const shown = showPictures(html, new Map([[id, picture]]))
  expect(shown).toContain(`<img src="${picture.placeholder}" alt="" aria-hidden="true" />`)
  expect(picturesIn(shown)).toEqual([])
  expect(showPictures(shown, new Map([[id, picture]]))).toBe(shown)
  const clear = showPictures(html, new Map([[id, { ...picture, placeholder: '' }]]))
  expect(clear).toContain('<span class="own-picture"><picture><source')
})
