import { Parser } from 'htmlparser2'
import { classLooks, looksIn } from '../brand/class-looks.ts'

/** An element of a picture, with attributes as pages write them: `strokeWidth`. */
export type SvgNode = { is: string; with: Record<string, string>; of?: SvgNode[] }
export type Svg = { viewBox: string; width: number; height: number; of: SvgNode[] }

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const paints = ['defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath']
const allowed = new Set(['svg', 'g', ...shapes, ...paints])

/** What drawing programs write beside a picture; it is left out without a word. */
const beside = /^(title|desc|metadata|sodipodi:.*|inkscape:.*|sketch:.*|rdf:.*|cc:.*|dc:.*)$/

const places = 'x y x1 y1 x2 y2 cx cy fx fy r rx ry d points width height viewBox offset'
const looks =
  'fill fill-rule fill-opacity clip-rule clip-path stroke stroke-width stroke-linecap ' +
  'stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity ' +
  'color stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits ' +
  'transform id'
const kept = new Set(`${places} ${looks}`.split(' '))

const harmless = /^(?!.*(url\(\s*['"]?(?!#)|javascript:|expression|&|\\))[^<>]{0,6000}$/is

/** Where a line runs, however long. */
const line = /^[\s\d.,+eMmZzLlHhVvCcSsQqTtAa-]*$/

const program = /^(\w+:)?(script|foreignObject|iframe|object|embed)$/i

const unsafe: [RegExp, string][] = [
  [/^style$/i, 'a style sheet: export it with presentation attributes'],
  [/^(text|tspan|textPath)$/i, 'text: turn its letters into outlines'],
  [/^(image|use|feImage)$/i, 'another picture: draw it as shapes'],
  [/^(animate|animateTransform|animateMotion|set)$/i, 'an animation'],
]

const noDrawing = 'is not a drawing: it has to begin with <svg>.'

class Refused extends Error {}

function refuse(what: string): never {
  throw new Refused(what)
}

/**
 * Reads a drawing of shapes alone; looks by class or in `style` become attributes, which a page's rules let pass.
 * `space` begins its ids, so that they are nobody else's. Whatever else it holds is named as the reason why it is refused.
 */
export function readSvg(source: string, space = 'logo'): Svg | { fault: string } {
  return tried(() => sized(asSvg(parsed(source, space))))
}

/** The same for what was kept before a size was refused. */
export const readKeptSvg = (source: string, space: string) =>
  tried(() => asSvg(parsed(source, space)))

function tried(read: () => Svg): Svg | { fault: string } {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refused) return { fault: error.message }
    throw error
  }
}

export const isSvg = (read: ReturnType<typeof readSvg>): read is Svg => 'of' in read

function parsed(source: string, space: string): SvgNode {
  const root: SvgNode = { is: 'root', with: {}, of: [] }
  const open = [root]
  let skipped = 0
  const lookOf = classLooks(source)
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (program.test(name)) refuse('holds a program.')
        if (skipped > 0 || beside.test(name)) {
          skipped += 1
          return
        }
        const given = {
          ...attributes,
          ...lookOf?.(attributes.class),
          ...looksIn(attributes.style ?? ''),
        }
        if ((name === 'style' && lookOf) || given.display === 'none') {
          skipped += 1
          return
        }
        if (!allowed.has(name)) refuse(`holds ${whatIs(name)}.`)
        if (open.length > 40) refuse('is nested too deeply.')
        const node: SvgNode = { is: name, with: attributesOf(given, space) }
        const around = open.at(-1)!
        ;(around.of ??= []).push(node)
        open.push(node)
      },
      ontext(text) {
        if (skipped > 0 || text.trim() === '') return
        refuse(open.length > 1 ? 'holds text between its shapes.' : noDrawing)
      },
      onclosetag() {
        if (skipped > 0) skipped -= 1
        else open.pop()
      },
      onprocessinginstruction(_name, data) {
        if (data.startsWith('!') && !/^!doctype svg[^[]*$/i.test(data)) refuse('declares entities.')
      },
    },
    { xmlMode: true, recognizeSelfClosing: true },
  )
  parser.write(source)
  if (open.length > 1) refuse('is cut off: an element is not closed.')
  parser.end()
  return root
}

const whatIs = (name: string) =>
  unsafe.find(([pattern]) => pattern.test(name))?.[1] ?? `the element ‘${name.slice(0, 40)}’`

const asReact = (name: string) => name.replace(/-([a-z])/g, (_dash, letter) => letter.toUpperCase())

/** In a space of ids of its own. */
const named = (value: string, space: string) =>
  value.replace(/url\(\s*['"]?#([^'")\s]+)['"]?\s*\)/g, `url(#${space}-$1)`)

function attributesOf(given: Record<string, string>, space: string) {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    if (/^on/i.test(name)) refuse('holds a program.')
    if (/^(xlink:)?href$/i.test(name)) refuse('leads to another file.')
    if (!kept.has(name)) continue
    if (!line.test(value) && !harmless.test(value))
      refuse(`has something in ‘${name}’ that leads elsewhere.`)
    attributes[asReact(name)] = name === 'id' ? `${space}-${value}` : named(value.trim(), space)
  }
  return attributes
}

function asSvg({ of: roots = [] }: SvgNode): Svg {
  const [svg] = roots
  if (svg?.is !== 'svg' || roots.length > 1) refuse(noDrawing)
  const { viewBox = sizeOf(svg.with), ...more } = svg.with
  const box = viewBox.split(/[\s,]+/).map(Number)
  const [, , width = 0, height = 0] = box
  if (box.length !== 4 || box.some(Number.isNaN) || width <= 0 || height <= 0)
    refuse('has neither a viewBox nor a width and a height.')
  if (!svg.of) refuse('is empty.')
  const { width: _width, height: _height, x: _x, y: _y, id: _id, ...look } = more
  const of = Object.keys(look).length > 0 ? [{ is: 'g', with: look, of: svg.of }] : svg.of
  return { viewBox: box.join(' '), width, height, of }
}

const [shortest, longest, widest] = [1, 100_000, 20]

/** What is too long, too small or too far away to be drawn as a picture of pixels. */
function sized(svg: Svg): Svg {
  const { viewBox, width, height } = svg
  const box = viewBox.split(' ').map(Number)
  if (Math.min(width, height) < shortest || box.some((one) => Math.abs(one) > longest))
    refuse(
      `has the viewBox ‘${viewBox}’: each side is at least ${shortest}, and nothing is more than 100,000.`,
    )
  if (Math.max(width / height, height / width) > widest)
    refuse(`is ${width} by ${height}: one side is at most ${widest} times as long as the other.`)
  return svg
}

const sizeOf = ({ width = '', height = '' }: Record<string, string>) =>
  `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`

const attributeNames = /[A-Z]/g
const camel = new Set([
  'viewBox',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'clipPathUnits',
])

/** The same as a text, for what is no page. */
export const svgText = (nodes: SvgNode[]): string =>
  nodes
    .map(({ is, with: attributes, of }) => {
      const written = Object.entries(attributes).map(([name, value]) => {
        const plain = camel.has(name)
          ? name
          : name.replace(attributeNames, (letter) => `-${letter.toLowerCase()}`)
        return ` ${plain}="${value.replaceAll('"', '&quot;')}"`
      })
      return `<${is}${written.join('')}>${of ? svgText(of) : ''}</${is}>`
    })
    .join('')
