import type { ServicePage } from '../../service-page.ts'
import { page as agile } from './agile-technology.ts'
import { page as ai } from './ai-technology.ts'
import { page as architecture } from './architecture-technology.ts'
import { page as bigdata } from './bigdata-technology.ts'
import { page as blockchain } from './blockchain-technology.ts'
import { page as cloud } from './cloud-technology.ts'
import { page as devops } from './devops-technology.ts'
import { page as digital } from './digital-technology.ts'
import { page as embedded } from './embedded-technology.ts'
import { page as mobility } from './mobility-technology.ts'
import { page as security } from './security-technology.ts'

/** In the order of the menu. */
export const technologyPages: ServicePage[] = [
  agile,
  architecture,
  ai,
  bigdata,
  blockchain,
  cloud,
  devops,
  digital,
  embedded,
  mobility,
  security,
]
