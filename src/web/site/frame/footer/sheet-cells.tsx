import { useText } from '../../../i18n.tsx'
import type { PageHead } from '../../page-head.ts'
import { weightMark } from '../../../start/page-weight.ts'

const isWeighed = import.meta.env.SSR && import.meta.env.PROD

/** The facts of this sheet. What it weighs is known once the server has written all of it. */
export function SheetCells({ head: { crumbs, address, sheet } }: { head: PageHead }) {
  const t = useText()
  const { number, revision, changedOn } = sheet
  const weight = isWeighed ? t('footer.kilobytes', { weight: weightMark }) : ''
  return (
    <dl className="sheet-cells">
      <div>
        <dt>{t('footer.title')}</dt>
        <dd>{crumbs.at(-1)?.label}</dd>
      </div>
      <div>
        <dt>{t('footer.number')}</dt>
        <dd>{number}</dd>
      </div>
      <div>
        <dt>{t('footer.revision')}</dt>
        <dd>{revision}</dd>
      </div>
      <div>
        <dt>{t('footer.date')}</dt>
        <dd>
          <time dateTime={changedOn}>{changedOn}</time>
        </dd>
      </div>
      <div key={address}>
        <dt>{t('footer.weight')}</dt>
        <dd suppressHydrationWarning>{weight}</dd>
      </div>
    </dl>
  )
}
