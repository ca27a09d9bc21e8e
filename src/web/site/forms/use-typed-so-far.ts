import { useState } from 'react'

/**
 * What a textarea begins with. React gives one that was served with words those words back when it takes
 * it over, whatever was typed since: so it is told that it was served with what stands there now.
 */
export function useTypedSoFar(id: string, served: string | undefined): string | undefined {
  const [words] = useState(() => {
    const area = served && globalThis.document?.getElementById(id)
    return (area as HTMLTextAreaElement | undefined)?.value ?? served
  })
  return words
}
