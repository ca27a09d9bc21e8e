import { type Address, addressOf } from '../../session/call-route.ts'
import { type Call, deskFetch } from '../../session/desk-call.ts'

export const downloadFile = ({ id, name }: { id: string; name: string }) =>
  saveAnswer(addressOf('GET /api/files/{id}', { params: { id } }), name)

/** A link cannot carry the token, so what it leads to is fetched and then saved under its name. */
export async function saveAnswer(path: Address, name: string, call?: Call) {
  const answer = await deskFetch(path, call)
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
