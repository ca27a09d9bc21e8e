import './post-plate.css'

type PostPlateProps = { thumbnail: string | undefined; eager?: boolean }

/** The picture of a post, or the crossed sheet of one that has none; its box never changes its size. */
export function PostPlate({ thumbnail, eager = false }: PostPlateProps) {
  return (
    <span className={thumbnail ? 'post-plate' : 'post-plate post-plate-empty'}>
      {thumbnail && (
        <img
          src={thumbnail}
          alt=""
          width={400}
          height={300}
          decoding="async"
          {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      )}
    </span>
  )
}
