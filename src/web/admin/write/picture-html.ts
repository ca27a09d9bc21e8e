export type UploadedPicture = { url: string; width: number; height: number }

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const pictureHtml = ({ url, width, height }: UploadedPicture, alt: string) =>
  `<img src="${escape(url)}" width="${width}" height="${height}" alt="${escape(alt)}">`
