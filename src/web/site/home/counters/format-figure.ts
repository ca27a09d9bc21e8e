import type { Text } from '../../../i18n.tsx'

/** 1000 stays 1000; 1,000,000 in millions is '1.0 M'. */
export function formatFigure(value: number, shownAs: 'whole' | 'millions', t: Text): string {
  if (shownAs === 'whole') return String(value)
  return t('home.counters.millions', { figure: (value / 1_000_000).toFixed(1) })
}
