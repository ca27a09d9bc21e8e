const othersNames: Record<string, string> = {
  javascriptreact: 'javascript',
  typescriptreact: 'typescript',
  shellscript: 'bash',
}

/** What Visual Studio Code says of what was copied from it: {"version":1,"mode":"typescript",…}. */
export function languageFrom(data: string): string | undefined {
  const mode = /"mode":\s*"([\w+#-]+)"/.exec(data)?.[1]
  return mode && (othersNames[mode] ?? mode)
}
