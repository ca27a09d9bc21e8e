/** What `/contact` may be asked with: the page whose words led to it. */
export const contactQuery = [{ key: 'from', on: /^\/contact(\.data)?$/i }]
