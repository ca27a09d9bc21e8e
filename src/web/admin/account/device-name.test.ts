import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test('ADM-2: a session is named by its browser and system', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
  expect(deviceName(chrome)).toBe('Chrome, Windows')
  expect(deviceName(`${chrome} Edg/140.0`)).toBe('Edge, Windows')
  expect(
    deviceName(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604.1',
    ),
  ).toBe('Safari, iOS')
  expect(deviceName('curl/8.5.0')).toBe('curl/8.5.0')
  expect(deviceName(null)).toBeUndefined()
})
