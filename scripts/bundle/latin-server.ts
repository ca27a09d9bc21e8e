import type { Plugin } from 'vite'

/**
 * V8 keeps the text of every file that runs, with two bytes a letter as soon as one letter of it asks
 * for them: a single dash in a library doubles a megabyte, in each thread. Written as \u2014 it does not.
 */
export function latinServer(): Plugin {
  return {
    name: 'latin-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type === 'chunk') file.code = inLatin(file.code, file.fileName)
      }
    },
  }
}

function inLatin(code: string, file: string) {
  // Behind a backslash it would no longer be an escape but two signs.
  const behind = /\\[^\p{ASCII}\u0080-\u00FF]/u.exec(code)
  if (behind) throw new Error(`${file}: write the escape ${behind[0]} without its backslash`)
  return code.replaceAll(/[^\p{ASCII}\u0080-\u00FF]/gu, (sign) =>
    sign.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}
