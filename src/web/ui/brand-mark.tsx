/** The company's sheet of paper, in the colours of whatever it stands in. */
export function BrandMark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="-1 -22 32 34" aria-hidden="true">
      <path
        className="brand-sheet"
        fill="var(--at)"
        strokeWidth="1.6"
        d="M0 -7L8.5 -21.7L29.3 -9.7L20.8 5Z"
      />
      <path fill="var(--af)" d="M0 -7L20.8 5V11L0 -1Z" />
      <path fill="var(--signal)" d="M20.8 5L29.3 -9.7V-3.7L20.8 11Z" />
    </svg>
  )
}
