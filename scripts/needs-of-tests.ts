import { existsSync, readFileSync } from 'node:fs'
import { filesBelow, importsOf } from '../test/rules/imports.ts'

/** Whether the tests whose file names have one of these words need the build, or the servers that all tests share. */
export function needsOfTests(words: string[]) {
  const tests = filesBelow('src', 'test', 'scripts', 'migrations', 'drawings').filter(
    (file) => /\.test\.tsx?$/.test(file) && words.some((word) => file.includes(word)),
  )
  const texts = [...reachedFrom(tests)].map((file) => readFileSync(file, 'utf8'))
  const some = (sign: RegExp) => texts.some((text) => sign.test(text))
  return {
    build: some(/['"`/]build\/|manifest\.json|virtual:|\.woff/),
    servers: some(/\binject\(/),
  }
}

function reachedFrom(files: string[], reached = new Set<string>()) {
  for (const file of files) {
    if (reached.has(file) || !existsSync(file) || !/\.(tsx?|js)$/.test(file)) continue
    reached.add(file)
    reachedFrom(
      importsOf(file).map(({ to }) => to),
      reached,
    )
  }
  return reached
}
