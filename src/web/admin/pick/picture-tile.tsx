type PictureTileProps = {
  src: string
  words: string
  isDrawing?: boolean
  mark?: string | undefined
}

/** A picture among others, with what it is called. */
export const PictureTile = ({ src, words, isDrawing = false, mark }: PictureTileProps) => (
  <span className={isDrawing ? 'picture-tile picture-tile-drawn' : 'picture-tile'}>
    <img src={src} alt="" loading="lazy" decoding="async" />
    <span className="picture-tile-words">
      {words}
      {mark && <span className="fact quiet"> {mark}</span>}
    </span>
  </span>
)
