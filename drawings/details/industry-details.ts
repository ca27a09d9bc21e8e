import type { Details } from './detail-id.ts'

/** Which part of its drawing each card of a service means. */
export const industryDetails: Details = {
  'service-automotive-aerospace': {
    'requirements-trace': [7],
    'hardware-in-the-loop': [9, 10, 11, 12, 13, 14, 15, 16],
    'over-the-air-updates': [17, 18, 19, 20, 21, 22],
    'part-genealogy': [0, 1, 4, 6],
  },
  'service-banking-financial': {
    'core-ledger': [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21],
    'payments-once': [10],
    'iso-20022-migration': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    'transaction-monitoring': [23],
  },
  'service-communication-media': {
    'live-entitlement': [13],
    'rights-and-windows': [14],
    'royalty-statements': [26, 27, 33, 34, 40, 41, 47, 48],
    'telecom-order-to-activate': [15, 16],
  },
  'service-consumer-retail': {
    'one-stock-figure': [4, 5, 6, 7],
    'offline-till': [0, 1],
    'returns-that-close': [8, 9, 10, 11, 12, 13, 14, 15, 16],
    'size-level-forecast': [17],
  },
  'service-healthcare-life-science': {
    'clinic-software': [14, 15, 16, 17, 18],
    'fhir-hl7-interfaces': [7, 8, 9],
    'software-as-medical-device': [10, 11],
    'study-grade-data': [19, 20],
  },
  'service-import-export-manufacturing': {
    'hs-classification': [17, 18],
    'export-document-set': [27, 29, 31],
    'shop-floor-execution': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    'container-visibility': [15, 16],
  },
  'service-oil-gas': {
    'historian-feed': [22, 23, 24, 25, 26],
    'sensor-model-disagreement': [29],
    'electronic-permits': [0, 1, 3],
    'production-allocation': [27, 28],
  },
  'service-technology-industry': {
    'monolith-seams': [8, 10, 12, 14],
    'tenant-isolation': [18, 19, 20, 21, 22, 23, 24],
    'night-shift-on-call': [1, 3, 5, 7, 9, 11, 13],
    'audit-evidence': [25],
  },
  'service-power-electrical': {
    'meter-data': [31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42],
    'outage-management': [17, 18, 19, 20],
    'substation-data': [12, 13, 14, 15, 16],
    'peak-load-forecast': [43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54],
  },
  'service-renewable-energy': {
    'day-ahead-schedule': [39],
    'turbine-scada-pipeline': [
      16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36,
    ],
    'curtailment-ledger': [37, 38],
    'lender-grade-yield': [2, 6, 10, 14],
  },
}
