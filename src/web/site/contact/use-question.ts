import { useEffect, useEffectEvent, useState } from 'react'
import type { Question } from './contact-view.ts'

/** CON-4: a sum that is new on each load; it comes by itself, because the page is the same for everybody. */
export function useQuestion(served: Question | undefined) {
  const [question, setQuestion] = useState(served)

  async function ask() {
    try {
      const answer = await fetch('/api/challenge')
      if (answer.ok) setQuestion((await answer.json()) as Question)
    } catch {}
  }

  async function takeOver() {
    const asked = await window.__question?.catch(() => undefined)
    delete window.__question
    if (asked) setQuestion(asked)
    else void ask()
  }

  const begin = useEffectEvent(() => {
    if (!served) void takeOver()
  })
  useEffect(() => begin(), [])

  return { question, ask }
}
