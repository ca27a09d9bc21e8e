import { logoRemarks } from '../../../features/documents/brand/logo-remarks.ts'
import { useText } from '../../i18n.tsx'
import { type BrandValue, logoOf, wholeColours } from './brand-value.ts'
import { seenUses } from './colour-uses.ts'

/** How well each colour is seen where it is used, in words: passed, or moved until it passes. */
export function ContrastList({ value }: { value: BrandValue }) {
  const t = useText()
  const { colours } = value
  const all = (['light', 'dark'] as const).map(
    (scheme) => [scheme, seenUses(colours, scheme)] as const,
  )
  const moved = all.flatMap(([, uses]) => uses.filter(({ movedFrom }) => movedFrom)).length
  return (
    <section className="brand-contrast" aria-labelledby="brand-contrast">
      <h2 id="brand-contrast">{t('desk.brand.contrast')}</h2>
      <p role="status">
        {moved === 0 ? t('desk.brand.allPassed') : t('desk.brand.someMoved', { count: moved })}
        {logoRemarks(logoOf(value), wholeColours(colours)).map(({ scheme, sentence }) => (
          <strong key={scheme}> {sentence}</strong>
        ))}
      </p>
      {all.map(([scheme, uses]) => (
        <details key={scheme} open={uses.some(({ movedFrom }) => movedFrom) || undefined}>
          <summary>{t(`desk.brand.contrastIn.${scheme}`)}</summary>
          <ul>
            {uses.map(({ id, ratio, colour, movedFrom }) => (
              <li key={id} data-moved={movedFrom ? true : undefined}>
                <span>{t(`desk.brand.use.${id}`)}</span>{' '}
                <span className="fact">
                  {movedFrom
                    ? t('desk.brand.moved', { from: movedFrom, to: colour, ratio })
                    : t('desk.brand.passed', { ratio })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
