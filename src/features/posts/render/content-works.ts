import { cleanContent } from '../sanitize/clean-content.ts'
import { colourAndBox, nameAndCount } from './render-content.ts'

/** What takes the longer the more content there is. */
export const contentWorks = { clean: cleanContent, nameAndCount, colourAndBox }
