import './arrow.css'

const strokes = {
  right: 'M2 10h15M11 4l6 6-6 6',
  left: 'M18 10H3M9 4l-6 6 6 6',
  out: 'M4 16L16 4M6 4h10v10',
  down: 'M10 2v12M5 9l5 5 5-5M2 18h16',
  up: 'M10 15V3M5 8l5-5 5 5M2 18h16',
}

export function Arrow({ to = 'right' }: { to?: keyof typeof strokes }) {
  return (
    <svg className="arrow" viewBox="0 0 20 20" aria-hidden="true">
      <path d={strokes[to]} />
    </svg>
  )
}
