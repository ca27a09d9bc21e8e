import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { journey, onOwnSite, onlyOnce, type Visit } from '../../browser/browser.ts'
import { card, openFreePage } from '../../desk/free-page-editor.ts'
import { pageShown } from '../../desk/page-editor.ts'

onOwnSite()
onlyOnce()

const first = ['Ash', 'Birch', 'Cedar']
const count = Number(process.env.EDIT_RUNS ?? 20)

// Each act has the page drawn, saved and looked at.
vi.setConfig({ testTimeout: 60_000 + count * 2000 })

const acts = fc.array(
  fc.record({
    what: fc.constantFrom('type', 'type', 'add', 'drop', 'move', 'undo', 'undo', 'redo', 'reload'),
    at: fc.nat(20),
    word: fc.stringMatching(/^[a-z]{1,6}$/),
  }),
  { minLength: count, maxLength: count },
)

type Act = { what: string; at: number; word: string }

/** What an editor is to do, as plain lists. */
class Model {
  titles = first
  #done: string[][] = []
  #undone: string[][] = []
  #before = ''

  /** What the act comes to here; nothing if there is nothing to be done. */
  plan({ what, at, word }: Act, n: number) {
    const place = at % this.titles.length
    // Two typings in a row are one step.
    const act = what === 'type' && this.#before === 'type' ? 'move' : what
    const titled = `${word}${n}`
    const moved = this.titles.toSpliced(place, 1).toSpliced(place - 1, 0, this.titles[place]!)
    const titles = {
      type: this.titles.with(place, titled),
      add: this.titles.length < 6 ? this.titles.toSpliced(place + 1, 0, '‹Title›') : undefined,
      drop: this.titles.length > 2 ? this.titles.toSpliced(place, 1) : undefined,
      // Two that say the same can't be told apart.
      move: place > 0 && moved.join() !== this.titles.join() ? moved : undefined,
      undo: this.#done.at(-1),
      redo: this.#undone.at(-1),
      reload: this.titles,
    }[act]
    if (titles) this.#before = act
    return titles && { act, place, titled, titles }
  }

  take(act: string, titles: string[]) {
    const [from, to] =
      act === 'undo' ? [this.#done, this.#undone] : act === 'redo' ? [this.#undone, this.#done] : []
    if (from) to!.push(this.titles)
    else if (act !== 'reload') [this.#done, this.#undone] = [[...this.#done, this.titles], []]
    from?.pop()
    this.titles = titles
  }
}

async function doAct(
  { page }: Visit,
  { act, place, titled }: NonNullable<ReturnType<Model['plan']>>,
) {
  const frame = page.frameLocator('iframe[data-shown]')
  if (act === 'reload') {
    await page.reload()
    return pageShown(page)
  }
  if (act === 'undo' || act === 'redo') {
    const name = act === 'undo' ? /^Undo/ : /^Redo/
    return page.getByRole('button', { name }).click()
  }
  const item = page.getByRole('group', { name: new RegExp(`^Card ${place + 1} of`) })
  // The tools of the card that was chosen last may lie over the one to press: they go elsewhere first.
  await expect
    .poll(
      async () => {
        await frame.locator('main h1').click()
        await frame.locator('.service-parts h3').nth(place).click()
        return item.isVisible()
      },
      { interval: 500, timeout: 10_000, message: `Card ${place + 1} is chosen` },
    )
    .toBe(true)
  if (act !== 'type') {
    const name = { add: 'Add another below', drop: 'Remove', move: 'Move up' }[act]!
    return item.getByRole('button', { name }).click()
  }
  await frame.locator('foyer-words').waitFor()
  await page.keyboard.press('Control+a')
  // At once: a pause between two letters would be two steps.
  await page.keyboard.insertText(titled)
  await page.keyboard.press('Escape')
}

journey(
  'after random edits, undos and reloads, the page shows and the server has what a plain model says',
  1280,
  async (visit) => {
    const { titles: stored, frame } = await openFreePage(visit, [
      { block: 'cards', heading: 'Cards', cards: first.map(card) },
    ])
    const seed = Number(process.env.EDIT_SEED ?? Date.now() % 1_000_000)
    console.log(`EDIT_SEED=${seed} EDIT_RUNS=${count}`)
    const [chosen] = fc.sample(acts, { numRuns: 1, seed })
    const model = new Model()
    const titlesShown = async () =>
      (await frame.locator('.service-parts h3').allInnerTexts()).map((title) =>
        title.replace(/[\u{E0020}-\u{E007F}]/gu, ''),
      )
    const so: string[] = []
    for (const [n, one] of chosen!.entries()) {
      const planned = model.plan(one, n)
      if (!planned) continue
      so.push(`${planned.act} ${planned.place}`)
      await doAct(visit, planned)
      model.take(planned.act, planned.titles)
      const told = `seed ${seed}, ${so.slice(-6).join(', ')}`
      await expect.poll(titlesShown, { message: told, timeout: 10_000 }).toEqual(model.titles)
    }
    await expect.poll(stored).toEqual(model.titles)
  },
)
