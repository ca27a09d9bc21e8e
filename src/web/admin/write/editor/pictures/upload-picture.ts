import { callRoute } from '../../../session/call-route.ts'

export type UploadedPicture = { url: string; width: number; height: number }

export async function uploadPicture(file: File): Promise<UploadedPicture> {
  const body = new FormData()
  body.set('file', file)
  const { picture } = await callRoute('POST /api/media', { body })
  return picture
}
