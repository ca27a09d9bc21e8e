/**
 * A picture that lies elsewhere, as a file. The browser asks for it, without saying who asks; it may
 * only have what that place hands out to other sites.
 */
export async function fetchPicture(address: string, name: string): Promise<File> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.referrerPolicy = 'no-referrer'
  image.src = address.replace(/^http:/i, 'https:')
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const type = /\.jpe?g($|[?#])/i.test(address) ? 'image/jpeg' : 'image/png'
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92))
  if (!blob) throw new Error('The picture has no pixels.')
  return new File([blob], name, { type })
}
