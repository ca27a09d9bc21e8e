import { deskCall } from '../../../session/desk-call.ts'

export type UploadedPicture = { url: string; width: number; height: number }

export async function uploadPicture(file: File): Promise<UploadedPicture> {
  const body = new FormData()
  body.set('file', file)
  const { picture } = await deskCall<{ picture: UploadedPicture }>('/api/media', {
    method: 'POST',
    body,
  })
  return picture
}
