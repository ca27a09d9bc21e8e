import type { AiProduct } from './ai-product.ts'
import { darwaza } from './darwaza.ts'
import { munshi } from './munshi.ts'

export const aiProducts: AiProduct[] = [darwaza, munshi]
