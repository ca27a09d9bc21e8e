import type { Details } from './detail-id.ts'

/** Which part of its drawing each card of a service means. */
export const technologyDetails: Details = {
  'service-agile': {
    'forecast-without-story-points': [9, 11, 12],
    'done-with-evidence': [3, 4],
    'fixed-price-moving-scope': [6, 7, 8],
    'several-teams-one-plan': [0],
  },
  'service-architecture': {
    'drawing-checked-by-the-build': [15],
    'decision-records': [2],
    'split-or-leave-whole': [3, 4, 5],
    'when-the-other-side-is-slow': [0, 1],
  },
  'service-ai': {
    'price-of-each-mistake': [15, 16, 17, 18, 19, 20, 21, 22],
    'how-sure-is-a-recall': [23],
    'an-experiment-as-launch': [0, 2, 4, 6, 8, 10],
    'watching-for-drift': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'the-person-who-signs': [32, 33, 34, 35, 36],
  },
  'service-bigdata': {
    'late-events': [6],
    'exactly-once-honestly': [13, 14, 15, 16, 17, 18, 19],
    'choosing-a-table-format': [3, 4, 5],
    'cost-per-query': [0, 1],
    'rebuilding-a-day': [23, 22, 24],
  },
  'service-blockchain': {
    'database-with-signatures': [16],
    'permissioned-networks': [11, 12, 13, 14, 15],
    'smart-contract-review': [8, 10],
    'keys-and-the-right-to-erasure': [22],
  },
  'service-cloud': {
    'one-file-per-environment': [0],
    'a-bill-with-names': [27],
    'losing-a-zone-on-purpose': [10, 14, 15, 16, 17],
    'managed-or-self-run': [23, 24, 25, 26],
  },
  'service-devops': {
    'dora-measures': [6, 7, 8, 9],
    'error-budgets': [24],
    'schema-changes-without-downtime': [14, 15, 16, 17],
    'the-way-back': [25, 26, 27],
  },
  'service-digital': {
    'forms-people-finish': [9],
    'the-spreadsheet-that-runs-the-firm': [4],
    'every-language-every-thumb': [5, 6, 7, 8],
    'signatures-and-payments': [12, 13, 14],
  },
  'service-embedded': {
    'updates-with-two-slots': [6, 9],
    'power-budget': [16, 17, 18, 19],
    'deadlines-on-an-rtos': [13],
    'a-bench-that-proves-it': [26],
    'identity-from-the-factory': [3],
  },
  'service-mobility': {
    'native-or-shared-code': [1, 2],
    'offline-first-sync': [5],
    'quick-on-cheap-phones': [4],
    'releases-you-cannot-recall': [7, 8, 9, 10, 11],
  },
  'service-security': {
    'threat-models-that-get-used': [12],
    'least-privilege': [13, 14, 15, 16, 17, 18, 19, 20, 21],
    'keys-that-rotate': [6],
    'sbom-with-answers': [22],
    'penetration-tests-with-a-retest': [1, 2, 3, 4, 5],
  },
}
