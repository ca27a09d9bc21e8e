import { accessibilityStatement } from './accessibility-statement.ts'
import { imprintAndTerms } from './imprint-and-terms.ts'
import type { LegalPage } from './legal-page.ts'
import { privacyPolicy } from './privacy-policy.ts'

export const legalPages: LegalPage[] = [privacyPolicy, accessibilityStatement, imprintAndTerms]
