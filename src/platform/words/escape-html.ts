/** Words as they may stand in HTML, also between the quotes of an attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
