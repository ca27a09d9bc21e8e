import { chromium } from 'playwright-core'
import { inject } from 'vitest'

/** On a busy machine a journey may wait too long once; the closing line counts each that did. */
export const retry = 2

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // Pages live too short for what the optimising compilers promise: without them a journey costs a tenth less.
  '--js-flags=--no-opt --no-maglev',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Three processes less: there is no graphics card, and what goes between processes costs a tenth of a page.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--renderer-process-limit=1',
]

export const launch = () =>
  chromium.launch({ executablePath: inject('chromiumPath'), args: browserArguments })
