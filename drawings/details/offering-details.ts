import type { Details } from './detail-id.ts'

/** Which part of its drawing each card of a service means. */
export const offeringDetails: Details = {
  'service-outsourcing-and-talent': {
    'dedicated-teams': [24, 25, 26, 27, 33, 34, 35, 36, 42, 43, 44, 45],
    'single-engineers': [19, 20, 21, 22],
    'follow-the-sun-support': [28, 29, 30, 31, 37, 38, 39, 40, 46, 47, 48, 49],
    'handover-and-exit': [23, 51],
  },
  'service-digital-advisory': {
    'system-survey': [2, 6, 7, 12],
    'build-buy-or-stop': [18],
    'technical-due-diligence': [10],
    'legacy-roadmap': [1, 5, 8],
  },
  'service-cutomer-experience-design': {
    'field-research': [14, 15, 16, 17, 18, 19, 20, 21],
    'tested-prototypes': [0],
    'design-systems': [1, 2, 3],
    'access-and-languages': [5],
  },
  'service-technology-engineering': {
    portals: [0],
    'platforms-and-interfaces': [8, 9, 11, 12, 14, 15],
    'back-offices': [10, 13, 16],
    'running-in': [4, 5, 6, 7],
  },
  'service-digital-accelerators': {
    'sign-in': [4],
    billing: [3],
    search: [2],
    consent: [1],
  },
  'service-data-artificial-intelligence': {
    'data-map': [
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    ],
    'rerunnable-pipelines': [
      28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
    ],
    'models-side-by-side': [48, 49, 50, 51, 52],
    'signed-gate': [53, 54, 55],
  },
  'service-cloud-adoption': {
    'landing-zone': [19],
    'moving-workloads': [24],
    'one-readable-bill': [20, 21, 22, 23],
    'restore-and-resilience': [2, 3, 4],
  },
  'service-contact-center-experience': {
    'one-queue': [11, 19, 20, 21, 22, 23, 24],
    'voice-and-call-flows': [0, 1],
    'the-agents-screen': [25, 26, 27, 28],
    'staffing-and-forecast': [29, 30, 31, 32, 37, 38, 39, 40],
  },
  'service-generative-ai-solutions': {
    'assistants-that-quote': [5],
    'document-reading': [1, 2, 3],
    'injection-and-permissions': [14],
    'cost-per-answer': [8],
  },
}
