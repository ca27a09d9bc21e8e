import latin from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff?inline'
import latinExtended from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff?inline'

export default [latin, latinExtended]
