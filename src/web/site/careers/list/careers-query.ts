/** What `/careers` may be asked with. */
export const careersQuery = [
  { key: 'team', on: /^\/careers(\.data)?$/i, longest: 100 },
  { key: 'place', on: /^\/careers(\.data)?$/i, longest: 100 },
  { key: 'q', on: /^\/careers(\.data)?$/i, longest: 101 },
]
