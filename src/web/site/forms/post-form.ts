/** Status 0: no answer came, or none that a browser may read; nobody knows whether the form arrived. */
export type Answered = { status: number; text: string; isOurs?: boolean }

export type Telling = { onProgress: (share: number) => void; signal: AbortSignal }

/** Sends a form as multipart and says how far it is; `fetch` cannot tell. */
export function postForm(
  address: string,
  data: FormData,
  { onProgress, signal }: Telling,
): Promise<Answered> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const isOurs = new URL(address, location.href).origin === location.origin
    request.open('POST', address)
    request.setRequestHeader('accept', 'application/json, text/plain')
    let silence: ReturnType<typeof setTimeout> | undefined
    /** Where nothing moves for a minute no answer is to be hoped for; sent again, it is stored once. */
    const move = ({ loaded, total }: ProgressEvent) => {
      clearTimeout(silence)
      silence = setTimeout(() => request.abort(), 60_000)
      onProgress(total ? loaded / total : 0)
    }
    // Elsewhere a listener would make the browser ask first whether it may send at all.
    if (isOurs) request.upload.onloadstart = request.upload.onprogress = move
    request.onloadend = () =>
      resolve({ status: request.status, text: request.responseText, isOurs })
    signal.onabort = () => request.abort()
    request.send(data)
  })
}
