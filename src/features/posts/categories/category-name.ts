/** Two names that differ in case or spaces alone are one category. */
export const categoryKey = (name: string): string =>
  name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

/** 'All' is what the list of categories starts with on every page; no post can be in it alone, nor in what looks like it. */
export const isAll = (name: string): boolean =>
  categoryKey(name.replace(/\p{Default_Ignorable_Code_Point}/gu, '')) === 'all'
