import { createContext, type ReactNode, use } from 'react'
import { fetchText } from './start/fetch-text.ts'

export type Text = (key: string, values?: Record<string, string | number>) => string

type Tree = { [key: string]: string | Tree }

/**
 * The texts in the browser: the same file that i18next reads on the server, looked up the same way.
 * i18next itself would be a seventh of all our JavaScript (docs/decisions/0005).
 */
export function textsOf(file: Tree): Text {
  return (key, values = {}) => {
    const text = key
      .split('.')
      .reduce<Tree | string | undefined>(
        (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
        file,
      )
    if (typeof text !== 'string') return key
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
  }
}

export const fetchTexts = async (language: string): Promise<Text> =>
  textsOf(JSON.parse(await fetchText(`/locales/${language}/translation.json`)))

const Texts = createContext<Text | null>(null)

export function TextsProvider({ text, children }: { text: Text; children: ReactNode }) {
  return <Texts value={text}>{children}</Texts>
}

/** The texts of the interface: `const t = useText(); t('nav.contact')`. */
export const useText = (): Text => use(Texts)!
