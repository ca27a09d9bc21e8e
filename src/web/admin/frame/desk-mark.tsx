export function DeskMark() {
  return (
    <svg className="desk-mark" viewBox="-1 -22 32 34" aria-hidden="true">
      <path
        fill="var(--at)"
        stroke="var(--ink)"
        strokeWidth="1.6"
        d="M0 -7L8.5 -21.7L29.3 -9.7L20.8 5Z"
      />
      <path fill="var(--af)" d="M0 -7L20.8 5V11L0 -1Z" />
      <path fill="var(--signal)" d="M20.8 5L29.3 -9.7V-3.7L20.8 11Z" />
    </svg>
  )
}
