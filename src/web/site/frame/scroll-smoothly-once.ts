import { reducedMotion } from '../../ui/carousel/reduced-motion.ts'

const longestScroll = 1500

/** The next jump to a section glides, unless the visitor asks for less motion. */
export function scrollSmoothlyOnce() {
  if (reducedMotion()) return
  const { style } = document.documentElement
  const settle = () => {
    style.scrollBehavior = ''
    removeEventListener('scrollend', settle)
  }
  style.scrollBehavior = 'smooth'
  addEventListener('scrollend', settle)
  setTimeout(settle, longestScroll)
}
