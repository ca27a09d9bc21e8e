/** What `/search` may be asked with. */
export const searchQuery = [{ key: 'q', on: /^\/search(\.data)?$/i, longest: 201 }]
