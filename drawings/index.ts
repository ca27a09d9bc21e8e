import type { Drawing } from './kit/drawn.ts'
import { cardCloud } from './scenes/card-cloud.ts'
import { cardData } from './scenes/card-data.ts'
import { cardMobile } from './scenes/card-mobile.ts'
import { cardProduct } from './scenes/card-product.ts'
import { cardSecure } from './scenes/card-secure.ts'
import { cardWeb } from './scenes/card-web.ts'
import { coverCold } from './scenes/cover-cold.ts'
import { estimate, sheets } from './scenes/estimate.ts'
import { heroAi } from './scenes/hero-ai.ts'
import { heroBi } from './scenes/hero-bi.ts'
import { heroSecure } from './scenes/hero-secure.ts'
import { heroWeb } from './scenes/hero-web.ts'
import { inPreparation } from './scenes/in-preparation.ts'
import { notFound } from './scenes/not-found.ts'
import { officePatna, officePune, officeUsa } from './scenes/offices.ts'
import { himdharaColdChain } from './scenes/cases/himdhara-cold-chain.ts'
import { kaveriCheckout } from './scenes/cases/kaveri-checkout.ts'
import { marudharWindForecast } from './scenes/cases/marudhar-wind-forecast.ts'
import { pecanModelGate } from './scenes/cases/pecan-model-gate.ts'
import { sahyagiriLedger } from './scenes/cases/sahyagiri-ledger.ts'
import { teestaFreightEstimates } from './scenes/cases/teesta-freight-estimates.ts'
import { backfill, batches } from './scenes/posts/backfill.ts'
import {
  benefits,
  culture,
  development,
  growth,
  innovation,
  recognition,
} from './scenes/careers/benefits.ts'
import {
  demoBattery,
  demoCalendar,
  demoCar,
  demoDesk,
  demoDocument,
  demoEngine,
  demoGarage,
  demoGearbox,
  demoTowLorry,
  demoWheel,
} from './scenes/demo/car-plan.ts'
import { cardIndex } from './scenes/desks/card-index.ts'
import { knifeSwitch } from './scenes/desks/knife-switch.ts'
import { slideRule } from './scenes/desks/slide-rule.ts'
import { twoClocks } from './scenes/desks/two-clocks.ts'
import { dateWithOdds, estimateOdds } from './scenes/posts/date-with-odds.ts'
import { elevenHours, handover } from './scenes/posts/eleven-hours.ts'
import { exactlyOnce, inbox, outbox, threeDeaths } from './scenes/posts/exactly-once.ts'
import { greenBuild } from './scenes/posts/green-build.ts'
import { lateData, lateness } from './scenes/posts/late-data.ts'
import { nineCustomers } from './scenes/posts/nine-customers.ts'
import { oneProcess } from './scenes/posts/one-process.ts'
import { retries, retryTree } from './scenes/posts/retries.ts'
import { keyOverlap, rotateKey } from './scenes/posts/rotate-key.ts'
import { searchFirst } from './scenes/posts/search-first.ts'
import { firstVisit, sevokeRoad } from './scenes/posts/sevoke-road.ts'
import { sampleSize, smallestGroup } from './scenes/posts/smallest-group.ts'
import { strictPolicy } from './scenes/posts/strict-policy.ts'
import { tillAndServer, withoutALine } from './scenes/posts/without-a-line.ts'
import { darwaza } from './scenes/products/darwaza.ts'
import { munshi } from './scenes/products/munshi.ts'
import { agile } from './scenes/services/agile.ts'
import { ai } from './scenes/services/ai.ts'
import { architecture } from './scenes/services/architecture.ts'
import { automotiveAerospace } from './scenes/services/automotive-aerospace.ts'
import { bankingFinancial } from './scenes/services/banking-financial.ts'
import { bigData } from './scenes/services/bigdata.ts'
import { blockchain } from './scenes/services/blockchain.ts'
import { cloudAdoption } from './scenes/services/cloud-adoption.ts'
import { cloud } from './scenes/services/cloud.ts'
import { communicationMedia } from './scenes/services/communication-media.ts'
import { consumerRetail } from './scenes/services/consumer-retail.ts'
import { contactCenterExperience } from './scenes/services/contact-center-experience.ts'
import { customerExperienceDesign } from './scenes/services/customer-experience-design.ts'
import { dataArtificialIntelligence } from './scenes/services/data-artificial-intelligence.ts'
import { devops } from './scenes/services/devops.ts'
import { digitalAccelerators } from './scenes/services/digital-accelerators.ts'
import { digitalAdvisory } from './scenes/services/digital-advisory.ts'
import { digital } from './scenes/services/digital.ts'
import { embedded } from './scenes/services/embedded.ts'
import { generativeAiSolutions } from './scenes/services/generative-ai-solutions.ts'
import { healthcareLifeScience } from './scenes/services/healthcare-life-science.ts'
import { importExportManufacturing } from './scenes/services/import-export-manufacturing.ts'
import { mobility } from './scenes/services/mobility.ts'
import { oilGas } from './scenes/services/oil-gas.ts'
import { outsourcingAndTalent } from './scenes/services/outsourcing-and-talent.ts'
import { powerElectrical } from './scenes/services/power-electrical.ts'
import { renewableEnergy } from './scenes/services/renewable-energy.ts'
import { security } from './scenes/services/security.ts'
import { technologyEngineering } from './scenes/services/technology-engineering.ts'
import { technologyIndustry } from './scenes/services/technology-industry.ts'
import {
  teamClinic,
  teamDrawingOffice,
  teamModelGate,
  teamPayments,
  teamPlatform,
} from './scenes/teams.ts'
import { yearDrawing } from './scenes/years.ts'

export const drawings = {
  'hero-ai': heroAi,
  'hero-secure': heroSecure,
  'hero-web': heroWeb,
  'hero-bi': heroBi,
  'card-product': cardProduct,
  'card-web': cardWeb,
  'card-mobile': cardMobile,
  'card-cloud': cardCloud,
  'card-data': cardData,
  'card-secure': cardSecure,
  'cover-cold': coverCold,
  'cover-ledger': () => sahyagiriLedger('cover-ledger'),
  'cover-model-gate': () => pecanModelGate('cover-model-gate'),
  'cover-freight': () => teestaFreightEstimates('cover-freight'),
  'year-2018': () => yearDrawing(2018),
  'year-2019': () => yearDrawing(2019),
  'year-2020': () => yearDrawing(2020),
  'year-2021': () => yearDrawing(2021),
  'year-2022': () => yearDrawing(2022),
  'year-2023': () => yearDrawing(2023),
  'year-2024': () => yearDrawing(2024),
  'office-pune': officePune,
  'office-patna': officePatna,
  'office-usa': officeUsa,
  'service-outsourcing-and-talent': outsourcingAndTalent,
  'service-digital-advisory': digitalAdvisory,
  'service-cutomer-experience-design': customerExperienceDesign,
  'service-technology-engineering': technologyEngineering,
  'service-digital-accelerators': digitalAccelerators,
  'service-data-artificial-intelligence': dataArtificialIntelligence,
  'service-cloud-adoption': cloudAdoption,
  'service-contact-center-experience': contactCenterExperience,
  'service-generative-ai-solutions': generativeAiSolutions,
  'service-automotive-aerospace': automotiveAerospace,
  'service-banking-financial': bankingFinancial,
  'service-communication-media': communicationMedia,
  'service-consumer-retail': consumerRetail,
  'service-healthcare-life-science': healthcareLifeScience,
  'service-import-export-manufacturing': importExportManufacturing,
  'service-oil-gas': oilGas,
  'service-technology-industry': technologyIndustry,
  'service-power-electrical': powerElectrical,
  'service-renewable-energy': renewableEnergy,
  'service-agile': agile,
  'service-architecture': architecture,
  'service-ai': ai,
  'service-bigdata': bigData,
  'service-blockchain': blockchain,
  'service-cloud': cloud,
  'service-devops': devops,
  'service-digital': digital,
  'service-embedded': embedded,
  'service-mobility': mobility,
  'service-security': security,
  'case-himdhara-cold-chain': himdharaColdChain,
  'case-sahyagiri-ledger': () => sahyagiriLedger(),
  'case-pecan-model-gate': () => pecanModelGate(),
  'case-teesta-freight-estimates': () => teestaFreightEstimates(),
  'case-marudhar-wind-forecast': marudharWindForecast,
  'case-kaveri-checkout': kaveriCheckout,
  'product-darwaza': darwaza,
  'product-munshi': munshi,
  'post-exactly-once': exactlyOnce,
  'post-figure-three-deaths': threeDeaths,
  'post-figure-outbox': outbox,
  'post-figure-inbox': inbox,
  'post-backfill': backfill,
  'post-figure-batches': batches,
  'post-rotate-key': rotateKey,
  'post-figure-key-overlap': keyOverlap,
  'post-smallest-group': smallestGroup,
  'post-figure-sample-size': sampleSize,
  'post-retries': retries,
  'post-figure-retries': retryTree,
  'post-without-a-line': withoutALine,
  'post-figure-till': tillAndServer,
  'post-date-with-odds': dateWithOdds,
  'post-figure-estimate': estimateOdds,
  'post-late-data': lateData,
  'post-figure-lateness': lateness,
  'post-strict-policy': strictPolicy,
  'post-search-first': searchFirst,
  'post-sevoke-road': sevokeRoad,
  'post-figure-first-visit': firstVisit,
  'post-one-process': oneProcess,
  'post-green-build': greenBuild,
  'post-nine-customers': nineCustomers,
  'post-eleven-hours': elevenHours,
  'post-figure-handover': handover,
  'demo-car': demoCar,
  'demo-engine': demoEngine,
  'demo-gearbox': demoGearbox,
  'demo-battery': demoBattery,
  'demo-wheel': demoWheel,
  'demo-tow-lorry': demoTowLorry,
  'demo-garage': demoGarage,
  'demo-document': demoDocument,
  'demo-calendar': demoCalendar,
  'demo-desk': demoDesk,
  'benefit-innovation': innovation,
  'benefit-recognition': recognition,
  'benefit-culture': culture,
  'benefit-development': development,
  'benefit-benefits': benefits,
  'benefit-growth': growth,
  'team-payments': teamPayments,
  'team-model-gate': teamModelGate,
  'team-clinic-software': teamClinic,
  'team-platform': teamPlatform,
  'team-drawing-office': teamDrawingOffice,
  estimate,
  sheets,
  'not-found': notFound,
  'in-preparation': inPreparation,
  'desk-slide-rule': slideRule,
  'desk-knife-switch': knifeSwitch,
  'desk-card-index': cardIndex,
  'desk-two-clocks': twoClocks,
} satisfies Record<string, () => Drawing>

/** What every company's pages show, be it the sample or not: without letters, names and figures. */
export const neutral = ['card-secure', 'in-preparation', 'not-found', 'sheets'] as const

export type DrawingId = keyof typeof drawings

export const drawingIds = Object.keys(drawings) as DrawingId[]
