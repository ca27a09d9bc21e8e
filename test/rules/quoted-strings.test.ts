import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow, isCode, isTest } from './imports.ts'

/** What the specification puts between quotes for visitors to read, by row; odd spellings included. */
const quoted: Record<string, string[]> = {
  'HOME-1, SERV-1': ["Let's Talk"],
  'HOME-4': [
    'Projects Delivered',
    'Tech experts On-board',
    'Investment Raised for Startups',
    '{{figure}} M',
    '+',
  ],
  'HOME-6': ['why choose us'],
  'NAV-5': ['Global / English'],
  'NAV-10': ['Unexpected Application Error!'],
  'WORK-1': ['We Take Pride in Our Work'],
  'WORK-2': ['Case Studies', 'Learn More'],
  'PROD-1': ['Click Here'],
  'CAR-1': ['We Are Looking fot Talented Testers'],
  'CAR-2': ['Why Join'],
  'CAR-3': ['Great Place to Work'],
  'CAR-4': ['Job Postings'],
  'CAR-5': ['Apply for {{title}}'],
  'CAR-7': [
    'Application submitted for {{title}}!',
    'Failed to submit application. Please try again later.',
  ],
  'CAR-8': ['No Vacancy Available', 'Failed to fetch job postings'],
  'INS-1': ['INSIGHT', 'OUR LATEST BLOG', 'All'],
  'INS-2': ['Untitled', 'No content available.', 'Learn More'],
  'INS-3': ['No blogs available in this category.'],
  'INS-4': ['Error: {{message}}', 'Failed to fetch blogs'],
  'INS-5': [
    'Failed to fetch blog by key',
    'Fetch by title failed',
    'Blog not found',
    'Blog content not found.',
  ],
  'CON-1': ['Estimations & Planning For Business Decisions'],
  'CON-2': ['We are always excited to chat!', 'Hello, I would like to chat with you!'],
  'CON-3': [
    'Phone Number / Whatsapp',
    'How can we help your business?',
    'Attach your company profile. (less than 10MB)',
  ],
  'CON-4': ['{{a}} + {{b}} = ', 'Please enter the correct answer.'],
  'CON-5': ['Your message has been sent successfully!', 'There was an error sending your message.'],
}

type Tree = { [key: string]: string | Tree }

const textsIn = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)))

const file: Tree = JSON.parse(readFileSync('public/locales/en/translation.json', 'utf8'))
/** Those of the counters are documents, as the sample's pack brings them. */
const counters = readdirSync('packs/naksha/counter').map(
  (name) => JSON.parse(readFileSync(`packs/naksha/counter/${name}`, 'utf8')).en.label as string,
)
const texts = new Set([...textsIn(file), ...counters])

/** The desk has words of its own that may be the same ones. */
const code = filesBelow('src')
  .filter((path) => isCode(path) && !isTest(path) && !path.startsWith('src/web/admin/'))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }))

/** As code would write it, whatever stands for the values. */
function written(text: string): RegExp {
  const parts = text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll("'", "\\\\?'"))
  return new RegExp(`['"\`>]${parts.join('\\$\\{[^}]*\\}')}['"\`<]`)
}

for (const [rows, strings] of Object.entries(quoted))
  test(`${rows}: what the specification quotes stands in the translations file or in a counter, and nowhere in the code`, () => {
    for (const text of strings) {
      expect(texts).toContain(text)
      const isOrdinary = /^(All|\+)$/.test(text)
      const elsewhere = code.filter(({ source }) => !isOrdinary && written(text).test(source))
      expect([text, elsewhere.map(({ path }) => path)]).toEqual([text, []])
    }
  })
