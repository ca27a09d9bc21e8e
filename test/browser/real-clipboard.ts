import type { BrowserContext, Page } from 'playwright-core'

/** Puts into the clipboard of the browser what another program would, by copying it from a page of its own. */
export async function copyElsewhere(context: BrowserContext, kinds: Record<string, string>) {
  const elsewhere = await context.newPage()
  await elsewhere.setContent('<p>Elsewhere</p>')
  await elsewhere.evaluate((given) => {
    document.addEventListener('copy', (event) => {
      event.preventDefault()
      for (const [kind, text] of Object.entries(given)) event.clipboardData!.setData(kind, text)
    })
    document.execCommand('selectAll')
  }, kinds)
  await elsewhere.keyboard.press('Control+c')
  await elsewhere.close()
}

/** Pastes as fingers do; the browser hands the page what the clipboard has. */
export async function pasteHere(page: Page) {
  await page.bringToFront()
  await page.keyboard.press('Control+v')
}
