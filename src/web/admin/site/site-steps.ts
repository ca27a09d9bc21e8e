import { useSyncExternalStore } from 'react'
import { type Recorded, turnAct, type Way } from '../edit/model/steps/act.ts'
import { goOnWith, keptSteps } from '../edit/model/steps/kept-steps.ts'
import { UndoSteps } from '../edit/model/steps/undo-steps.ts'
import { useMe } from '../session/session-state.tsx'

type SiteSteps = ReturnType<typeof openSteps>

/** What one has done on the screen of the site, and how it is taken back: for as long as the tab is open. */
function openSteps(staffId: string) {
  const steps = new UndoSteps()
  goOnWith(steps, keptSteps(staffId, 'site'))
  const listeners = new Set<() => void>()
  let { state } = steps
  const tell = () => {
    state = steps.state
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    record(step: Recorded) {
      steps.add(step)
      tell()
    },
    forget() {
      steps.forget()
      tell()
    },
    /** The name of what was turned; undefined where there was nothing. */
    async turn(way: Way): Promise<string | undefined> {
      try {
        return await steps[way](async (step) => {
          if ('before' in step) return undefined
          await turnAct(step.act, way)
          return step.label
        })
      } finally {
        tell()
      }
    },
  }
}

const opened = new Map<string, SiteSteps>()

/** Another person in the same tab has steps of their own. */
export function useSiteSteps(): SiteSteps {
  const { member } = useMe()
  const steps = opened.get(member.id) ?? openSteps(member.id)
  opened.set(member.id, steps)
  return steps
}

export const useStepState = ({ subscribe, get }: SiteSteps) =>
  useSyncExternalStore(subscribe, get, get)
