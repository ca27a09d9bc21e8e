/** The page is first shown once this element of it has begun: a part of what stands before it would be moved by the rest. */
export const FirstShownAt = ({ id }: { id: string }) =>
  import.meta.env.SSR ? <link rel="expect" href={`#${id}`} blocking="render" /> : null
