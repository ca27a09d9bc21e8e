import { beginFile } from './browser.ts'

beginFile()
