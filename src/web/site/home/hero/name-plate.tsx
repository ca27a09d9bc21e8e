import { useText } from '../../../i18n.tsx'
import { Arrow } from '../../../ui/arrow/arrow.tsx'
import { SectionLink } from '../../frame/header/section-link.tsx'
import type { HomeData } from '../home-data.ts'
import '../../../ui/button/button.css'
import './name-plate.css'

/** Home's head while there are no slides: who this is, and the way to write. */
export function NamePlate({ of: [name, ...more] }: { of: HomeData['plate'] }) {
  const t = useText()
  return (
    <header id="home" className="name-plate">
      <div className="frame ruled">
        <h1>{name}</h1>
        {more.map((words) => (
          <p key={words} className="lead">
            {words}
          </p>
        ))}
        <SectionLink className="button" section="contact">
          {t('carousel.talk')} <Arrow />
        </SectionLink>
      </div>
    </header>
  )
}
