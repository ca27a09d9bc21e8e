import type { MetaArgs } from 'react-router'
import { deskMeta } from '../desk-meta.ts'
import { InboxPage } from './inbox-page.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Applications')

export default function ApplicationsPage() {
  return <InboxPage kind="applications" />
}
