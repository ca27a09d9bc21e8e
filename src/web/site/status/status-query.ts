/** What a status page may be asked with. */
export const statusQuery = [
  { key: 'sent', on: /^\/status\// },
  { key: 'done', on: /^\/status\// },
]
