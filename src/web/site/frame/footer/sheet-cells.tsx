import { useText } from '../../../i18n.tsx'
import type { PageHead } from '../../page-head.ts'
import { weightMark } from '../../../start/page-weight.ts'

const isWeighed = import.meta.env.SSR && import.meta.env.PROD

/**
 * What the title block says of this sheet. What it weighs is known once the server has written all of it. Its place is
 * `hidden` till then: the selector `:has(:empty)` restyles half the page at each letter that is typed in the editor.
 */
export function SheetCells({ head: { crumbs, address, sheet } }: { head: PageHead }) {
  const t = useText()
  const { number, revision, changedOn } = sheet
  const cells = {
    title: crumbs.at(-1)?.label,
    number,
    revision,
    date: <time dateTime={changedOn}>{changedOn}</time>,
    weight: isWeighed ? t('footer.kilobytes', { weight: weightMark }) : '',
  }
  return (
    <dl className="sheet-cells" key={address}>
      {Object.entries(cells).map(([name, value]) => (
        <div key={name} hidden={!value} suppressHydrationWarning>
          <dt>{t(`footer.${name}`)}</dt>
          <dd suppressHydrationWarning>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
