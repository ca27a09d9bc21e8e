import { useSyncExternalStore } from 'react'

const phone = '(max-width: 768px)'

const onChange = (listen: () => void) => {
  const query = matchMedia(phone)
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

export const useIsPhone = () => useSyncExternalStore(onChange, () => matchMedia(phone).matches)
