import { callRoute } from '../../../session/call-route.ts'

type UploadedPicture = { url: string; width: number; height: number }

export async function uploadPicture(file: File, isEngraved = false): Promise<UploadedPicture> {
  const body = new FormData()
  body.set('file', file)
  const query = isEngraved ? { as: 'engraved' as const } : {}
  const { picture } = await callRoute('POST /api/media', { body, query })
  return picture
}
