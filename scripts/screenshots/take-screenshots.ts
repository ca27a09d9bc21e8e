import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { owner } from '../../test/server/owner.ts'
import { openChromium } from '../provide/open-chromium.ts'

/** Makes the pictures of docs/for-owners.md anew, from the built program with the sample. */
const port = 4079
const url = `http://127.0.0.1:${port}`

const dataDir = await mkdtemp(join(tmpdir(), 'screenshots-'))
const server = spawn(process.execPath, ['build/server/index.js'], {
  env: {
    PATH: process.env.PATH,
    PORT: `${port}`,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await isReady()
  const browser = await openChromium()
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } })
  await logIn(page)
  await picture(page, '/admin/guide', 'guide', () =>
    page.getByRole('heading', { name: /Name and logo/ }).waitFor(),
  )
  await picture(page, '/admin/brand', 'brand', async () => {
    await page.frameLocator('.brand-frame').locator('h1').first().waitFor()
    await page.getByLabel('Signal', { exact: true }).fill('#0f7b6c')
    await page.getByText('Saved as a draft.').first().waitFor()
  })
  await picture(page, '/admin/edit?page=/', 'edit', () =>
    page.frameLocator('iframe').locator('h1').first().waitFor(),
  )
  await browser.close()
} finally {
  server.kill()
  await once(server, 'close')
  await rm(dataDir, { recursive: true })
}

async function isReady() {
  for (let tries = 0; tries < 150; tries++) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await wait(200)
  }
  throw new Error('The server did not start. Run `npm run build` first.')
}

async function logIn(page: Page) {
  const answer = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  const { token } = (await answer.json()) as { token: string }
  await page.goto(`${url}/admin`)
  await page.evaluate((stored) => localStorage.setItem('token', stored), token)
}

async function picture(page: Page, path: string, name: string, isThere: () => Promise<void>) {
  await page.goto(url + path)
  await isThere()
  await page.waitForLoadState('networkidle')
  const shot = await page.screenshot()
  await sharp(shot).webp({ quality: 80 }).toFile(`docs/screenshots/${name}.webp`)
}
