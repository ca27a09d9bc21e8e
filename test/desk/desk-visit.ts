import type { Page } from 'playwright-core'
import type { Visit } from '../browser/browser.ts'
import { owner } from '../server/owner.ts'

/** Calls the API as somebody at another desk would. */
export async function caller(url: string, who = owner) {
  const ask = (token: string | undefined, method: string, path: string, body?: object) =>
    fetch(url + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const { token } = (await (await ask(undefined, 'POST', '/admin/login', who)).json()) as {
    token: string
  }
  return { token, call: ask.bind(undefined, token) }
}

/** Somebody new with a role, and the password they were told. */
export async function invited(url: string, role: string) {
  const { call } = await caller(url)
  const email = `${role}-${Math.random().toString(36).slice(2)}@example.com`
  const answer = await call('POST', '/api/staff', { email, role })
  const { password } = (await answer.json()) as { password: string }
  return { email, password }
}

/** Opens a screen of the desk as somebody who has logged in before. */
export async function openDesk({ page, site, open }: Visit, path: string, who = owner) {
  const { token, call } = await caller(site.url, who)
  // Any address of the site will do, and this is the smallest one.
  await open('/robots.txt')
  await page.evaluate((stored) => localStorage.setItem('token', stored), token)
  await open(path)
  await page.locator('main h1').waitFor()
  return { token, call }
}

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

export const pathOf = (page: Page) => new URL(page.url()).pathname
