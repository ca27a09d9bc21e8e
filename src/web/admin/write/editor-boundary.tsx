import { Component, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { RescuedText } from './draft/rescued-text.tsx'

type State = { hasFailed: boolean }

/** Where the editor breaks, what was typed in it is still here. */
export class EditorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <RescuedHere /> : this.props.children
  }
}

function RescuedHere() {
  const [search] = useSearchParams()
  return <RescuedText post={search.get('post') ?? undefined} isBroken />
}
