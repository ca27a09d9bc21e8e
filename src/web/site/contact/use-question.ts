import { useEffect, useEffectEvent, useState } from 'react'
import type { Question } from './contact-view.ts'

const fetchQuestion = async (): Promise<Question | undefined> => {
  const answer = await fetch('/api/challenge')
  return answer.ok ? answer.json() : undefined
}

/** CON-4: a sum that is new on each load; it comes by itself, because the page is the same for everybody. */
export function useQuestion(served: Question | undefined) {
  const [question, setQuestion] = useState(served)

  /** Until there is one, or no place for it any more: who fills in a form has time, and a line that was broken comes back. */
  async function ask(coming = fetchQuestion()) {
    const asked = await coming.catch(() => undefined)
    if (asked) setQuestion(asked)
    else if (document.querySelector('[name=answer]')) setTimeout(ask, 3000)
  }

  const begin = useEffectEvent(() => {
    if (!served) void ask(window.__question)
    delete window.__question
  })
  useEffect(() => begin(), [])

  return { question, ask }
}
