import type { ServicePage } from '../../service-page.ts'
import { page as automotiveAerospace } from './automotive-aerospace.ts'
import { page as bankingFinancial } from './banking-financial.ts'
import { page as communicationMedia } from './communication-media.ts'
import { page as consumerRetail } from './consumer-retail.ts'
import { page as healthcareLifeScience } from './healthcare-life-science.ts'
import { page as importExportManufacturing } from './import-export-manufacturing.ts'
import { page as oilGas } from './oil-gas.ts'
import { page as powerElectrical } from './power-electrical.ts'
import { page as renewableEnergy } from './renewable-energy.ts'
import { page as technologyCompanies } from './technology-companies.ts'

/** The ten industry pages, in the order of the menu. */
export const industryPages: ServicePage[] = [
  automotiveAerospace,
  bankingFinancial,
  communicationMedia,
  consumerRetail,
  healthcareLifeScience,
  importExportManufacturing,
  oilGas,
  technologyCompanies,
  powerElectrical,
  renewableEnergy,
]
