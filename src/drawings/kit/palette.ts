export type Scheme = 'light' | 'dark'

interface Shade {
  light: string
  dark: string
}

export const palette = {
  paper: { light: '#eceee9', dark: '#0a2240' },
  ink: { light: '#12171a', dark: '#eaf1f4' },
  grid: { light: '#d9ddd7', dark: '#173457' },
  signal: { light: '#f04014', dark: '#ff6a3c' },
  s2: { light: '#cc310a', dark: '#e04c1f' },
  s3: { light: '#a82605', dark: '#b5380f' },
  at: { light: '#fcfdfa', dark: '#16375f' },
  af: { light: '#dfe4de', dark: '#0e2a4c' },
  ar: { light: '#c6cdc7', dark: '#081b33' },
  al: { light: '#12171a', dark: '#cfe0ec' },
  ah: { light: '#12171a', dark: '#7f9cb6' },
} satisfies Record<string, Shade>

export type Token = keyof typeof palette

const TOKEN_USE = /var\(--(\w+)(?:,([^()]*))?\)/g

export function tokenSheet(body: string): string {
  const used = new Set([...body.matchAll(TOKEN_USE)].map(([, name]) => name))
  const shades = Object.entries(palette).filter(([name]) => used.has(name))
  const rule = (scheme: Scheme) =>
    `:root{${shades.map(([name, shade]) => `--${name}:${shade[scheme]}`).join(';')}}`
  return `${rule('light')}@media(prefers-color-scheme:dark){${rule('dark')}}`
}

/** For renderers that know no custom properties. */
export function withColours(svg: string, scheme: Scheme): string {
  return svg.replace(TOKEN_USE, (_use, name: string, fallback: string | undefined) =>
    name in palette ? palette[name as Token][scheme] : (fallback ?? 'none'),
  )
}
