export const escapeXml = (text: string) =>
  text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[\uFFFE\uFFFF]/g, '')

/** Readers of feeds take a description for HTML. */
export const escapeDescription = (text: string) =>
  escapeXml(text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`))
