import { beginFile } from '../browser/browser.ts'

beginFile()
