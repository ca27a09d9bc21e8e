const isWithin = (path: string, of: string) => path === of || path.startsWith(`${of}.`)

/** Which fields a form shows: with `only`, those and all on the way to them; never what is hidden. */
export const showsOf =
  (only: string[] | undefined, hide: string[] = []) =>
  (path: string): boolean =>
    !hide.some((one) => isWithin(path, one)) &&
    (!only || only.some((one) => isWithin(path, one) || isWithin(one, path)))
