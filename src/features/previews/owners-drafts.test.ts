import { expect } from 'vitest'
import { type House, onBothWithSample } from '../../../test/database/both-databases.ts'
import { listDocuments } from '../documents/read/read-document.ts'
import { saveDraft } from '../documents/write/save-draft.ts'
import { sampleContent, type StaffActor } from '../sessions/actor.ts'
import { logIn } from '../sessions/login/log-in.ts'
import { createFirstAdministrator } from '../staff/create-first-administrator.ts'
import type { Role } from '../staff/roles.ts'
import { listPreviews } from './list-previews.ts'
import { openFrame } from './open-frame.ts'
import { openPreview } from './open-preview.ts'
import { openPreviewDocuments } from './preview-documents.ts'
import { sharePreview } from './share-preview.ts'

const tokenIn = (address: string) => address.split('/')[2]!

async function openPreviews(house: House) {
  const ctx = { ...house, secret: 'secret', drawings: new Set<string>() }
  const login = { email: 'asha@example.com', password: 'correct horse battery' }
  await createFirstAdministrator(house, login)
  await logIn(house, undefined, login, '192.0.2.1')
  const session = await house.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  const as = async (role: Role): Promise<StaffActor> => {
    await house.db.updateTable('staff').set({ role }).execute()
    return { kind: 'staff', staffId: session.staffId, role, sessionId: session.id }
  }
  const seenAt = async (address: string) =>
    openPreviewDocuments(house).read(await openPreview(ctx, tokenIn(address)))
  return { ...house, ctx, as, seenAt }
}

async function draftPrivacy({ ctx, db }: Awaited<ReturnType<typeof openPreviews>>) {
  // Their drawings are of no matter here.
  const isUnfinished = true
  const all = await listDocuments({ db }, sampleContent, 'legal-page')
  const { id, version, value } = all.find(({ slug }) => slug === 'privacy')!
  const change = { version, value: { ...value, heading: 'Not yet decided' }, isUnfinished }
  await saveDraft(ctx, sampleContent, id, change)
  const office = (await listDocuments({ db }, sampleContent, 'office'))[0]!
  const moved = {
    version: office.version,
    value: { ...office.value, name: 'Elsewhere' },
    isUnfinished,
  }
  await saveDraft(ctx, sampleContent, office.id, moved)
  return id
}

onBothWithSample(
  'drafts that only owners may read are in no frame and no link of an editor',
  async (house) => {
    const previews = await openPreviews(house)
    const { ctx, as, seenAt } = previews
    const id = await draftPrivacy(previews)
    const drafted = async (address: string) => {
      const { legalPages, offices } = await seenAt(address)
      return {
        words: legalPages.some(({ heading }) => heading === 'Not yet decided'),
        office: offices.some(({ name }) => name === 'Elsewhere'),
      }
    }
    const owner = await as('owner')
    await sharePreview(ctx, owner, { days: 1 })
    expect(await listPreviews(ctx, owner)).toHaveLength(1)
    // The link of somebody who is an owner is told to no editor.
    expect(await listPreviews(ctx, { ...owner, role: 'editor' })).toEqual([])
    const { base } = await openFrame(ctx, owner, { isPlain: true })
    expect(await drafted(base)).toEqual({ words: true, office: true })
    const editor = await as('editor')
    // The frame of somebody who is an owner no more shows no more than another editor's.
    expect(await drafted(base)).toEqual({ words: false, office: true })
    const drafts = await openFrame(ctx, editor, { isPlain: true, drafts: [id] })
    expect(await drafted(drafts.base)).toEqual({ words: false, office: false })
    expect(await drafted((await sharePreview(ctx, editor, { days: 1 })).url)).toEqual({
      words: false,
      office: true,
    })
    const { id: change } = await house.db
      .selectFrom('history')
      .select('id')
      .where('nounId', '=', id)
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow()
    const revision = { id, change }
    await expect(openFrame(ctx, editor, { revision })).rejects.toMatchObject({ status: 403 })
    expect(await openFrame(ctx, await as('owner'), { revision })).toHaveProperty('base')
  },
)
