import latin from '@fontsource/inter/files/inter-latin-600-normal.woff?inline'
import latinExtended from '@fontsource/inter/files/inter-latin-ext-600-normal.woff?inline'

export default [latin, latinExtended]
