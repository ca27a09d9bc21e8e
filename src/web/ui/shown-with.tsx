/** The page is first shown once this element of it has arrived whole: a part of it would be moved by the rest. */
export const ShownWith = ({ id }: { id: string }) =>
  import.meta.env.SSR ? <link rel="expect" href={`#${id}`} blocking="render" /> : null
