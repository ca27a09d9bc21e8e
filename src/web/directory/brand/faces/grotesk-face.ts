import latin from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff?inline'
import latinExtended from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-600-normal.woff?inline'

export default [latin, latinExtended]
