import type { ServicePage } from '../../service-page.ts'
import { page as cloudAdoption } from './cloud-adoption.ts'
import { page as contactCentreExperience } from './contact-center-experience.ts'
import { page as customerExperienceDesign } from './cutomer-experience-design.ts'
import { page as dataArtificialIntelligence } from './data-artificial-intelligence.ts'
import { page as digitalAccelerators } from './digital-accelerators.ts'
import { page as digitalAdvisory } from './digital-advisory.ts'
import { page as generativeAiSolutions } from './generative-ai-solutions.ts'
import { page as outsourcingAndTalent } from './outsourcing-and-talent.ts'
import { page as technologyEngineering } from './technology-engineering.ts'

/** The nine pages under Offerings, in menu order. */
export const offeringPages: ServicePage[] = [
  outsourcingAndTalent,
  digitalAdvisory,
  customerExperienceDesign,
  technologyEngineering,
  digitalAccelerators,
  dataArtificialIntelligence,
  cloudAdoption,
  contactCentreExperience,
  generativeAiSolutions,
]
