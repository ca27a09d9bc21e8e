import { deskFetch } from '../session/desk-call.ts'

/** A link cannot carry the token, so the file is fetched and then saved under its name. */
export async function downloadFile({ id, name }: { id: string; name: string }) {
  const answer = await deskFetch(`/api/files/${id}`)
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
