import { execFileSync } from 'node:child_process'
import { rename, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { onBothWithSample } from '../../../../test/database/both-databases.ts'
import { bytesOf, emptyFolder, packHouse, packWith } from '../../../../test/sample/pack-house.ts'

onBothWithSample.postgresLong(
  'links, pipes and what is far too large are told beside all other mistakes, and not read',
  async (given) => {
    const house = await packHouse(given)
    const { folder } = await house.write()
    const bad = await packWith(folder, {
      'leader/too-long.json': '{ "place": 0 }',
      'posts/z.md': '',
      'pictures/x': '',
      'drawings/x.svg': '',
    })
    await truncate(join(bad, 'posts/z.md'), 600 * 1024 * 1024)
    const elsewhere = await emptyFolder()
    await rename(join(bad, 'case'), join(elsewhere, 'case'))
    await symlink(join(elsewhere, 'case'), join(bad, 'case'))
    await symlink('/etc/passwd', join(bad, 'leader/x.json'))
    await symlink('/nowhere', join(bad, 'posts/y.md'))
    await symlink('/etc/passwd', join(bad, 'pictures/abcdefghijklmnop.png'))
    await rm(join(bad, 'drawings/x.svg'))
    await symlink('/etc/passwd', join(bad, 'drawings/x.svg'))
    execFileSync('mkfifo', [join(bad, 'office/x.json'), join(bad, 'posts/x.md')])
    await rm(join(bad, 'jobs'), { recursive: true })
    await writeFile(join(bad, 'jobs'), '')
    await rm(join(bad, 'pictures/x'))

    const faults = await house.faultsIn(bad)
    for (const [file, reason] of [
      ['case', 'It is a link.'],
      ['jobs', 'It is no folder.'],
      ['leader/x.json', 'It is a link.'],
      ['office/x.json', 'It is no file.'],
      ['posts/x.md', 'It is no file.'],
      ['posts/y.md', 'It is a link.'],
      ['posts/z.md', 'It is larger than 10 MB.'],
      ['pictures/abcdefghijklmnop.png', 'It is a link.'],
      ['drawings/x.svg', 'It is a link.'],
    ])
      expect(faults).toContainEqual({ file, field: '', reason })
    expect(faults).toContainEqual({
      file: 'leader/too-long.json',
      field: 'place',
      reason: 'Place must not be less than 1.',
    })
  },
)

onBothWithSample.postgresLong(
  'a folder that a file manager has opened is imported without what that left there',
  async (given) => {
    const house = await packHouse(given)
    const { folder } = await house.write()
    const folders = ['', 'leader/', 'posts/', 'jobs/', 'pictures/', 'drawings/']
    const left = folders.flatMap((each) => [`${each}.DS_Store`, `${each}._other.json`])
    const opened = await packWith(folder, Object.fromEntries(left.map((file) => [file, '\0'])))
    expect(await house.faultsIn(opened)).toEqual([])
    expect(await house.put(opened)).toEqual([])
    expect(await bytesOf((await house.write()).folder)).toEqual(await bytesOf(folder))
  },
)
