import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import { Drawing } from '../../ui/drawing/drawing.tsx'
import { SiteLink } from '../frame/site-link.tsx'
import { CutWords } from './cut-words.tsx'
import type { CaseCardView } from './work-view.ts'
import '../../ui/button/button.css'
import '../../ui/card/card.css'
import './case-card.css'

export function CaseCard({ card, eager }: { card: CaseCardView; eager: boolean }) {
  const t = useText()
  const { path, title, description, client, drawing } = card
  return (
    <li className="card case-card">
      {drawing && <Drawing of={drawing} eager={eager} pictures={path} />}
      <p className="fact quiet">{client}</p>
      <h3 className="subhead">
        <CutWords text={title} most={20} />
      </h3>
      <p className="case-card-text">
        <CutWords text={description} most={100} />
      </p>
      <SiteLink className="button button-outline button-small" to={path}>
        {t('work.learnMore')}
        <span className="visually-hidden"> {title}</span> <Arrow />
      </SiteLink>
    </li>
  )
}
