const stepsOf = (path: string) => (path === '' ? [] : path.split('.'))

/** What stands at a path such as `slides.0.title`. */
export const valueAt = (value: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>(
    (at, step) => (at as Record<string, unknown> | undefined)?.[step],
    value,
  )

/** The same value with another one at the path; what is undefined is taken away. */
export function withValue<T>(value: T, path: string, put: unknown): T {
  const [first, ...rest] = stepsOf(path)
  if (first === undefined) return put as T
  const at = (value ?? {}) as Record<string, unknown>
  const next = withValue(at[first], rest.join('.'), put)
  if (Array.isArray(value)) return value.with(Number(first), next) as T
  if (next !== undefined) return { ...at, [first]: next } as T
  const { [first]: _gone, ...others } = at
  return others as T
}
