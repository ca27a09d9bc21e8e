import type { MetaArgs } from 'react-router'
import { deskMeta } from '../desk-meta.ts'
import { InboxPage } from './inbox-page.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Enquiries')

export default function EnquiriesPage() {
  return <InboxPage kind="enquiries" />
}
