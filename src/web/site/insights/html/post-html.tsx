import { type MouseEvent, use, useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { DrawingsAt, drawingsIn } from '../../../ui/drawing/drawings-at.ts'
import { Waiting } from '../../../ui/spinner/spinner.tsx'
import { useIsServed } from '../../../start/use-is-served.ts'
import { wordsOnPage } from './words-on-page.ts'
import './post-html.css'

/** The same object for ever: React writes into an element only when this changes. */
const asItStands = { __html: '' }

/**
 * The one place where the HTML of a post enters a page. The server writes it sanitized into the
 * document; whatever comes later, from the network, the cache or the history, is sanitized here.
 */
export function PostHtml({ html, of }: { html: string | undefined; of: string }) {
  const isServed = useIsServed()
  const shown = drawingsIn(html, use(DrawingsAt))
  const [given] = useState(() => ({
    html,
    of,
    // Of a page that is made anew the words stand in what is about to go.
    words: isServed ? undefined : wordsOnPage(of),
  }))
  if (html === '') return <NoWords />
  if (isServed && given.of === of && given.html === html)
    return (
      <Prose
        data-post={of}
        suppressHydrationWarning
        dangerouslySetInnerHTML={import.meta.env.SSR ? { __html: shown ?? '' } : asItStands}
      />
    )
  return <PurifiedHtml key={of} of={of} html={shown ?? given.words ?? ''} />
}

function PurifiedHtml({ html, of }: { html: string; of: string }) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const [filled, setFilled] = useState<'with words' | 'with nothing'>()

  useEffect(() => {
    let isStale = false
    void import('./purify-post.ts').then(({ purifyPost }) => {
      if (isStale) return
      const words = purifyPost(html)
      setFilled(isBlank(words) ? 'with nothing' : 'with words')
      box.current?.replaceChildren(words)
    })
    return () => {
      isStale = true
    }
  }, [html])

  return (
    <>
      {!filled && <Waiting label={t('insights.post.loading')} />}
      {filled === 'with nothing' && <NoWords />}
      <Prose ref={box} data-post={of} hidden={filled === 'with nothing'} />
    </>
  )
}

const isBlank = (words: DocumentFragment) =>
  !words.textContent.trim() && !words.querySelector('img, hr')

function NoWords() {
  return <p className="post-empty">{useText()('insights.post.empty')}</p>
}

function Prose(rest: React.ComponentProps<'div'> & { 'data-post': string }) {
  const t = useText()
  const [isCopied, setIsCopied] = useState(false)

  async function copyLink(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>(':is(h2, h3) > a[href^="#"]')
    if (!link || event.ctrlKey || event.metaKey) return
    await navigator.clipboard?.writeText(link.href).then(
      () => setIsCopied(true),
      () => undefined,
    )
  }

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(setIsCopied, 4000, false)
    return () => clearTimeout(timer)
  }, [isCopied])

  return (
    <>
      {/* The links in it are what is pressed. */}
      <div className="post-prose" onClick={copyLink} {...rest} />
      <p className="post-said" role="status">
        {isCopied && t('insights.post.copied')}
      </p>
    </>
  )
}
