import './spinner.css'

export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}

export function Waiting({ label }: { label: string }) {
  return (
    <p className="waiting" role="status">
      <Spinner />
      {label}
    </p>
  )
}
