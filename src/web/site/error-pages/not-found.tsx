import { useLocation } from 'react-router'
import { useText } from '../../i18n.tsx'
import type { DrawingFile } from '../../ui/drawing/drawing.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { NavigationLink } from '../frame/header/navigation-link.tsx'
import { NearPagesList } from '../not-found/near-pages-list.tsx'
import type { FrameData } from '../frame/frame-data.ts'
import { ErrorSheet } from './error-sheet.tsx'

const blog = { label: 'footer.blog', path: '/insights' }

type NotFoundProps = {
  drawing: DrawingFile
  frame: FrameData
}

export default function NotFound({ drawing, frame }: NotFoundProps) {
  const t = useText()
  const services = frame.services[0]?.links[0]?.path
  const named = [...frame.navigation, ...frame.siteLinks]
  const ways = [
    { label: 'footer.home', path: '/' },
    ...(services ? [{ label: 'footer.services', path: services }] : []),
    ...(named.some(({ path }) => path === '/insights') ? [blog] : []),
    { label: 'footer.contact', path: '/#contact' },
  ]
  const { pathname } = useLocation()
  const isPost = /^\/insights\/[^/]+$/i.test(pathname)
  // Erased and never there are told in the same words: the link is all that anybody knows of it.
  const words = /^\/status\//i.test(pathname) ? 'statusGone' : 'notFound'
  return (
    <ErrorSheet heading={t(`${words}.heading`)} drawing={drawing}>
      {isPost && (
        <Notice
          tone="error"
          text={t('insights.error', { message: t('insights.problem.missing') })}
        />
      )}
      <p className="lead">{t(`${words}.text`)}</p>
      <NearPagesList />
      <ul className="error-links" aria-label={t('notFound.ways')}>
        {ways.map(({ label, path }) => (
          <li key={path}>
            <NavigationLink entry={{ label: t(label), path }} />
          </li>
        ))}
      </ul>
    </ErrorSheet>
  )
}
