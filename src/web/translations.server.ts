import i18next, { type ResourceLanguage } from 'i18next'
import type { Text } from './i18n.tsx'

/** i18next over the English translations file; language 'en', fallback 'en'. */
export async function englishTexts(file: ResourceLanguage): Promise<Text> {
  const texts = i18next.createInstance()
  await texts.init({
    lng: 'en',
    fallbackLng: 'en',
    interpolation: { escapeValue: false },
    resources: { en: { translation: file } },
  })
  const plain = new Map<string, string>()
  return (key, values) => {
    if (values) return texts.t(key, values)
    let text = plain.get(key)
    if (text === undefined) plain.set(key, (text = texts.t(key)))
    return text
  }
}
