import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type PointerEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { refreshContent } from '../changes/changes-count.ts'
import { turnAct } from '../edit/model/steps/act.ts'
import { useSiteSteps } from './site-steps.ts'
import type { SiteNode } from './site-tree.ts'

/** Puts one of a list elsewhere in it: by a step, or where the pointer lets go of it. */
export function useMoving(nodes: SiteNode[]) {
  const t = useText()
  const all = useQueryClient()
  const steps = useSiteSteps()
  const [over, setOver] = useState<number>()
  const moving = useMutation({
    mutationFn: async ({ from, to }: { from: number; to: number }) => {
      const list = nodes.map(({ entry }) => entry!)
      const { kind, id } = list[from]!
      const ids = list.map((one) => one.id)
      const act = { does: 'place', kind, id, list: ids, from, to } as const
      await turnAct(act, 'redo')
      return { name: nodes[from]!.title, act }
    },
    onSuccess: ({ name, act }, { to }) => {
      steps.record({ label: t('desk.site.moving.heading', { name }), act })
      toast.success(t('desk.site.moved', { name, place: to + 1, count: nodes.length }))
    },
    onSettled: () => refreshContent(all),
  })

  const move = (from: number, to: number) => {
    if (to >= 0 && to < nodes.length && to !== from && !moving.isPending)
      moving.mutate({ from, to })
  }

  const drag = (event: PointerEvent<HTMLElement>, from: number) => {
    const grip = event.currentTarget
    const list = grip.closest('ul')
    if (event.button !== 0 || !list) return
    grip.setPointerCapture(event.pointerId)
    let to = from
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const rows = [...list.children].slice(0, nodes.length)
      const below = rows.filter((row) => {
        const { top } = row.getBoundingClientRect()
        const head = row.firstElementChild!.getBoundingClientRect()
        return clientY > top + head.height / 2
      }).length
      to = Math.min(Math.max(below > from ? below - 1 : below, 0), nodes.length - 1)
      setOver(to === from ? undefined : to)
    }
    const end = ({ type }: globalThis.PointerEvent) => {
      grip.removeEventListener('pointermove', follow)
      grip.removeEventListener('pointerup', end)
      grip.removeEventListener('pointercancel', end)
      setOver(undefined)
      if (type === 'pointerup') move(from, to)
    }
    grip.addEventListener('pointermove', follow)
    grip.addEventListener('pointerup', end)
    grip.addEventListener('pointercancel', end)
  }
  return { move, over, drag }
}
