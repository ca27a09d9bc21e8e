const forAWhile = 'public, max-age=300, stale-while-revalidate=86400'
export const forEver = 'public, max-age=31536000, immutable'

export const nothingHere = () => new Response('Nothing is here.\n', { status: 404 })

type Made = { type: string; body: string | Uint8Array<ArrayBuffer> }

/** What is drawn or written when it is asked for, of what the company says and how it looks. */
export const madeFile = ({ type, body }: Made, caching = forAWhile) =>
  new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': caching,
      ...(type.startsWith('image/svg') && {
        'content-security-policy':
          "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'",
      }),
    },
  })

export const madeDrawing = (body: string, caching?: string) =>
  madeFile({ type: 'image/svg+xml; charset=utf-8', body }, caching)
