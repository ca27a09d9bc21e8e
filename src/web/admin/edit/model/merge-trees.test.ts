import fc from 'fast-check'
import { expect, test } from 'vitest'
import { graft } from './graft-value.ts'
import { plain, type Row, stepsTo, type Tree, treeAt, withTree } from './keyed-tree.ts'
import { mergeTrees } from './merge-trees.ts'

type Item = { title: string; text: string; facts: string[] }
type Page = { heading: string; lead?: string; slides: Item[] }

const page: Page = {
  heading: 'Home',
  lead: 'What we do.',
  slides: [
    { title: 'Testing', text: 'We break it.', facts: ['One', 'Two'] },
    { title: 'Building', text: 'We make it.', facts: ['Three'] },
    { title: 'Running', text: 'We keep it.', facts: [] },
  ],
}

const base = graft(page)
const put = (path: string, value: unknown, tree: Tree = base) =>
  withTree(tree, stepsTo(tree, path), graft(value, treeAt(tree, stepsTo(tree, path))))
const rows = (change: (rows: Row[]) => Row[], tree: Tree = base) =>
  withTree(tree, ['slides'], change(treeAt(tree, ['slides']) as Row[]))
/** As another browser sees it: the value alone. */
const heard = (tree: Tree, ...likes: Tree[]) => graft(plain(tree), ...likes, base)
const merged = (mine: Tree, theirs: Tree, sent: Tree[] = []) =>
  mergeTrees({ base, mine, theirs: heard(theirs, ...sent), sent })
const slides = (tree: Tree) => (plain(tree) as Page).slides.map(({ title }) => title)

test('changes of different fields are both kept, and nothing is asked', () => {
  const { tree, contests } = merged(put('slides.0.title', 'Mine'), put('slides.0.text', 'Theirs'))
  expect(contests).toEqual([])
  expect((plain(tree) as Page).slides[0]).toMatchObject({ title: 'Mine', text: 'Theirs' })
})

test('the same field changed by both is asked about, with both', () => {
  const { tree, contests } = merged(put('heading', 'Mine'), put('heading', 'Theirs'))
  expect(contests).toEqual([{ steps: ['heading'], mine: 'Mine', theirs: 'Theirs' }])
  expect(plain(tree)).toMatchObject({ heading: 'Mine' })
})

test('an item is known wherever it was moved, and whatever came before it', () => {
  const mine = put('slides.2.text', 'Mine')
  const moved = rows(([a, b, c]) => [c!, a!, b!])
  const { tree, contests } = merged(mine, moved)
  expect(contests).toEqual([])
  expect(slides(tree)).toEqual(['Running', 'Testing', 'Building'])
  expect((plain(tree) as Page).slides[0]!.text).toBe('Mine')
  const added = rows((all) => [
    ...(graft([{ title: 'New', text: '', facts: [] }]) as Row[]),
    ...all,
  ])
  expect(
    slides(
      merged(
        rows((all) => all.slice(1)),
        added,
      ).tree,
    ),
  ).toEqual(['New', 'Building', 'Running'])
})

test('what one took away and the other changed is asked about, and stays until then', () => {
  const gone = rows((all) => all.slice(1))
  const changed = put('slides.0.text', 'Changed')
  for (const [mine, theirs] of [
    [gone, changed],
    [changed, gone],
  ] as const) {
    const { tree, contests } = merged(mine, theirs)
    expect(contests).toHaveLength(1)
    expect(slides(tree).toSorted()).toEqual(['Building', 'Running', 'Testing'])
  }
})

test('two pictures are never halved', () => {
  const before = { picture: { drawing: 'desk' } }
  const tree = graft(before)
  const mine = withTree(tree, ['picture'], { upload: '/media/a', alt: 'A' })
  const theirs = withTree(tree, ['picture'], { drawing: 'chair' })
  const { contests } = mergeTrees({ base: tree, mine, theirs })
  expect(contests.map(({ steps }) => steps)).toEqual([['picture']])
})

test('a save whose answer was lost is no change of another', () => {
  const sent = put('heading', 'Mine, half')
  const mine = put('heading', 'Mine, whole')
  expect(merged(mine, sent, [sent])).toMatchObject({
    contests: [],
    tree: { heading: 'Mine, whole' },
  })
  const [added] = graft([{ title: 'New', text: '', facts: [] }]) as Row[]
  const longer = rows((all) => [...all, added!])
  expect(slides(merged(longer, longer, [longer]).tree)).toEqual(slides(longer))
  const other = put('lead', 'Theirs', longer)
  expect(slides(merged(put('slides.3.text', 'More', longer), other, [longer]).tree)).toEqual(
    slides(longer),
  )
  expect(slides(merged(base, other, [longer]).tree)).toEqual(slides(base))
})

/** A change of one field or one item, by numbers. */
const edit = fc.record({
  of: fc.constantFrom('heading', 'lead', 'title', 'text', 'fact', 'move', 'add', 'remove'),
  at: fc.nat(2),
  to: fc.nat(2),
  word: fc.string({ minLength: 1, maxLength: 8 }).map((word) => `w${word.trim()}`),
})

type Edit = { of: string; at: number; to: number; word: string }

const target = ({ of, at }: Edit) => (of === 'heading' || of === 'lead' ? of : `${of} ${at}`)

function apply(tree: Tree, { of, at, to, word }: Edit): Tree {
  const key = (treeAt(base, ['slides']) as Row[])[at]![0]
  const now = treeAt(tree, ['slides']) as Row[]
  const place = now.findIndex(([one]) => one === key)
  if (of === 'heading' || of === 'lead') return withTree(tree, [of], word)
  if (of === 'add')
    return rows(
      (all) => all.toSpliced(to, 0, ...(graft([{ title: word, text: '', facts: [] }]) as Row[])),
      tree,
    )
  if (place === -1) return tree
  if (of === 'move')
    return rows((all) => all.toSpliced(place, 1).toSpliced(to, 0, now[place]!), tree)
  if (of === 'remove') return rows((all) => all.toSpliced(place, 1), tree)
  if (of === 'fact') return withTree(tree, ['slides', `#${key}`, 'facts'], graft([word]))
  return withTree(tree, ['slides', `#${key}`, of], word)
}

test('edits that do not touch each other come out the same whoever was first, and however grouped', () => {
  const fields = edit.filter(({ of }) => !['move', 'add', 'remove'].includes(of))
  fc.assert(
    fc.property(fc.tuple(fields, fields, fields), ([a, b, c]) => {
      fc.pre(new Set([a, b, c].map(target)).size === 3)
      const [x, y, z] = [apply(base, a), apply(base, b), apply(base, c)]
      const both = (one: Tree, two: Tree) => {
        const { tree, contests } = merged(one, two)
        expect(contests).toEqual([])
        return tree
      }
      expect(plain(both(both(x, y), z))).toEqual(plain(both(x, both(y, z))))
      expect(plain(both(x, y))).toEqual(plain(both(y, x)))
    }),
    { numRuns: 300 },
  )
})

test('no word of either is lost, unless it is asked about', () => {
  fc.assert(
    fc.property(
      fc.array(edit, { maxLength: 6 }),
      fc.array(edit, { maxLength: 6 }),
      (mine, theirs) => {
        const [a, b] = [mine.reduce(apply, base), theirs.reduce(apply, base)]
        const { tree, contests } = merged(a, b)
        const found = JSON.stringify([plain(tree), contests])
        const before = JSON.stringify(page)
        for (const word of [...wordsOf(plain(a)), ...wordsOf(plain(b))])
          if (!before.includes(JSON.stringify(word)))
            expect(found).toContain(JSON.stringify(word).slice(1, -1))
      },
    ),
    { numRuns: 500 },
  )
})

const wordsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(wordsOf)
      : []
