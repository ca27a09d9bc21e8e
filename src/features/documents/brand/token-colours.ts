import type { Palette } from './brand-palette.ts'

type Ground = 'light' | 'dark'

const use = /var\(--([\w-]+)(?:,([^()]*))?\)/g

const colourOf = (palette: Palette, name: string) =>
  palette[name as keyof Palette] as Palette['paper'] | undefined

/** For what is drawn without a page around it: the colours it names, by day and by night. */
export function tokenStyle(palette: Palette, body: string): string {
  const named = new Set([...body.matchAll(use)].map(([, name]) => name))
  const shades = Object.entries(palette).filter(([name]) => named.has(name))
  const rule = (ground: Ground) =>
    `:root{${shades.map(([name, shade]) => `--${name}:${shade[ground]}`).join(';')}}`
  return `${rule('light')}@media(prefers-color-scheme:dark){${rule('dark')}}`
}

/** For renderers that know no custom properties. */
export const inColours = (palette: Palette, svg: string) =>
  svg.replace(
    use,
    (_use, name: string, fallback?: string) => colourOf(palette, name)?.light ?? fallback ?? 'none',
  )
