/** What `/work` may be asked with. */
export const workQuery = [
  { key: 'industry', on: /^\/work(\.data)?$/i },
  { key: 'service', on: /^\/work(\.data)?$/i },
]
