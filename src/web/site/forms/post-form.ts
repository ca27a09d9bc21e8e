/** No answer came: the line broke, or nobody was there. */
export class LineBroken extends Error {}

export type Answered = { status: number; text: string }

type Telling = { onProgress: (share: number) => void; signal: AbortSignal }

/** Sends a form as multipart and says how far it is; `fetch` cannot tell. */
export function postForm(
  address: string,
  data: FormData,
  { onProgress, signal }: Telling,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('accept', 'application/json, text/plain')
    // Elsewhere a listener would make the browser ask first whether it may send at all.
    if (new URL(address, location.href).origin === location.origin)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(new LineBroken())
    // Whoever gave up knows why.
    request.onabort = reject
    signal.addEventListener('abort', () => request.abort())
    request.send(data)
  })
}
