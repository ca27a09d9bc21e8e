import type { Plugin } from 'vite'

/**
 * The text of every file that runs is kept, with two bytes a letter as soon as one letter of it asks for them, and
 * one of a megabyte as soon as a letter is not ASCII: a single dash in a library doubles it, in each thread. Written
 * as \u2014 it does not.
 */
export function asciiServer(): Plugin {
  return {
    name: 'ascii-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type === 'chunk') file.code = inAscii(file.code, file.fileName)
      }
    },
  }
}

function inAscii(code: string, file: string) {
  // Behind a backslash it would no longer be an escape but two signs.
  const behind = /\\[^\p{ASCII}]/u.exec(code)
  if (behind) throw new Error(`${file}: write the escape ${behind[0]} without its backslash`)
  return code.replaceAll(/[^\p{ASCII}]/gu, (sign) =>
    sign.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}
