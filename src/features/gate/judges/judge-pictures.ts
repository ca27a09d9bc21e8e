import type { RenderedPage } from '../drawn/rendered-page.ts'
import { type Fault, placed, quoted } from './fault.ts'

const fileName = /\S\.(jpe?g|png|webp|avif|gif|svg|heic)$/i
const cameraName = /^(img|dsc|dscn|pxl|image|screenshot|untitled)[\s_-]*\d*$/i

/** What is said in the place of a picture to who can't see it. */
export function judgePictures({ pictures }: RenderedPage): Fault[] {
  const written = pictures.filter(({ isWritten }) => isWritten)
  return pictures.flatMap((picture) => {
    const { src, alt, isHidden, isWritten } = picture
    if (isHidden) return []
    const fault = (severity: Fault['severity'], sentence: string): Fault[] => [
      { judged: 'picture', severity, sentence, about: src, ...placed(picture) },
    ]
    const name = src.startsWith('data:') ? 'A picture' : `The picture ${src.split('/').at(-1)}`
    if (alt === undefined)
      return fault(
        'error',
        `${name} has no alternative text: say what it shows, or that it’s decoration.`,
      )
    if (alt === '' && isWritten)
      return fault(
        'warning',
        `Picture ${written.indexOf(picture) + 1} in the text has no description. Say what it shows.`,
      )
    if (fileName.test(alt) || cameraName.test(alt))
      return fault(
        'warning',
        `The alternative text ${quoted(alt)} is a file’s name. Say what the picture shows.`,
      )
    return []
  })
}
