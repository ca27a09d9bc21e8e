import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** The last lines of the output: what needed another try, and how many tests passed and failed. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const broken = modules.filter((module) => module.errors().length > 0).length
    const retried = tests.filter((test) => triesOf(test) > 1)
    process.on('exit', () => {
      for (const test of retried)
        console.log(`Tried ${triesOf(test)} times: ${test.fullName}${whyOf(test)}`)
      if (retried.length > 0) console.log(`${retried.length} of the journeys needed another try.`)
      console.log(`${count('passed')} passed, ${count('failed') + broken + errors.length} failed`)
    })
  }
}

const triesOf = (test: TestCase) => (test.diagnostic()?.retryCount ?? 0) + 1

/** What the tries before the last one failed with, and where. */
const whyOf = (test: TestCase) =>
  (test.result()?.errors ?? [])
    .map(({ message, stacks, diff = '' }) => {
      const { file, line } = stacks?.[0] ?? {}
      return `\n  ${`${message}\n${diff}`.slice(0, 800).replaceAll('\n', '\n  ')}\n  (${file}:${line})`
    })
    .join('')
