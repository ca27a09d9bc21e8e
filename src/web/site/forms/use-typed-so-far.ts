import { useState } from 'react'

/**
 * What a textarea begins with. React gives one that was served with words those words back when it takes
 * it over, whatever was typed since: so it is told that it was served with what stands there now.
 */
export function useTypedSoFar(id: string, served: string | undefined): string | undefined {
  const [words] = useState(() => {
    if (!served || typeof document === 'undefined') return served
    const area = document.getElementById(id) as HTMLTextAreaElement | null
    return area?.value ?? served
  })
  return words
}
