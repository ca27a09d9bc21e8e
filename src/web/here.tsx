import { createContext, use } from 'react'
import { useLocation } from 'react-router'

/** Returns 'page' for aria-current if the path is the current one or, unless `isItself`, a parent of it. */
export type Here = (path: string, isItself: boolean) => 'page' | undefined

const HereContext = createContext<Here | undefined>(undefined)

/** Answers for the links below instead of the page's own address. */
export const HereProvider = HereContext

export function useHere(): Here {
  const { pathname } = useLocation()
  const given = use(HereContext)
  return given ?? hereAt(pathname)
}

export function hereAt(pathname: string): Here {
  const at = pathname.toLowerCase()
  return (path, isItself) => {
    const [asked = ''] = path.toLowerCase().split(/[?#]/)
    const isHere = at === asked || (!isItself && at.startsWith(`${asked}/`))
    return isHere ? 'page' : undefined
  }
}
