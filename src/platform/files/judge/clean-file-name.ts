const longest = 120

/** A name that is safe to show, to download and to mail: no path, no control or direction characters. */
export function cleanFileName(name: string): string {
  // Browsers write these three so: https://html.spec.whatwg.org/#multipart-form-data
  const told = name.replace(/%(22|0D|0A)/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))
  const last = told.normalize('NFC').toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/[\p{C}\u2028\u2029]/gu, ' ')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const [, stem = plain, extension = ''] = /^(.*?)(\.[\p{L}\p{N}]{1,10})?$/su.exec(plain) ?? []
  const short = [...stem].slice(0, longest - extension.length).join('')
  return short + extension || 'file'
}
