export const escapeXml = (text: string) =>
  text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[\uFFFE\uFFFF]/g, '')
