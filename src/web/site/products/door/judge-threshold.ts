import type { Threshold } from '../product-view.ts'

export type Side = 'passes' | 'waits'

type Verdict = keyof Threshold['verdicts']

/** Sliders add up their steps in binary fractions: 0.7 + 22 × 0.01 is not 0.92. */
export const toHundredths = (value: number) => Math.round(value * 100) / 100

const isWrong = ({ answer, truth }: Threshold['cases'][number]) => answer !== truth

/** Which reports act alone at a threshold, which wait, and whether the signed rule holds. */
export function judgeThreshold(
  { cases, rule }: Pick<Threshold, 'cases' | 'rule'>,
  threshold: number,
) {
  const passes = cases.filter(({ score }) => score >= threshold)
  const waits = cases.filter(({ score }) => score < threshold)
  const verdict: Verdict =
    passes.filter(isWrong).length > rule.mostWrongPassed
      ? 'harm'
      : waits.length > rule.mostWaiting
        ? 'queue'
        : 'open'
  return { passes, waits, verdict }
}
