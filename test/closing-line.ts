import type { Reporter, TestModule } from 'vitest/node'

/** The last line of the output: how many tests passed and how many failed. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const broken = modules.filter((module) => module.errors().length > 0).length
    process.on('exit', () =>
      console.log(`${count('passed')} passed, ${count('failed') + broken + errors.length} failed`),
    )
  }
}
