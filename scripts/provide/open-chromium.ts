import { chromium } from 'playwright-core'
import { provideChromium } from './provide-chromium.ts'

/** The browser of a script. It has no graphics card, and asks nobody for anything by itself. */
export const openChromium = () =>
  chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
