import './stars.css'

const star = 'M10 1l2.7 6 6.3.7-4.7 4.4 1.3 6.4L10 15.3 4.4 18.5l1.3-6.4L1 7.7l6.3-.7z'

export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <div className="stars" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, place) => (
        <svg key={place} viewBox="0 0 20 20" aria-hidden="true">
          <path d={star} />
        </svg>
      ))}
    </div>
  )
}
