const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** What a person would call the device behind a User-Agent header; the header's start when it is none we know. */
export function deviceName(device: string | null): string | undefined {
  if (!device) return undefined
  const browser = browsers.find(([mark]) => mark.test(device))?.[1]
  const system = systems.find(([mark]) => mark.test(device))?.[1]
  if (!browser) return device.slice(0, 60)
  return system ? `${browser}, ${system}` : browser
}
