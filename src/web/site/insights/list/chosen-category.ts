import { isAll } from '../../../../features/posts/categories/category-name.ts'

/** The category that an address asks for; '' is all of them, 'All' by its name too. */
export function chosenIn(query: URLSearchParams): string {
  const category = query.get('category') ?? ''
  return isAll(category) ? '' : category
}
