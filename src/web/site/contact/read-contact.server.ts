import texts from '../../../../public/locales/en/translation.json' with { type: 'json' }
import type { Documents } from '../../../features/documents/read/documents.ts'
import { layeredDrawing, layeredDrawingOf } from '../drawing-file.server.ts'
import type { ContactCopy } from './contact-view.ts'

const usual = texts.contact

/** What stands around the form; a company that has chosen no drawing has one that says nothing of it. */
export function readContact(documents: Documents, { whatsappNumber }: { whatsappNumber: string }) {
  const { contact } = documents.home
  const number = documents.company.contacts.chat?.replace(/\D/g, '') ?? whatsappNumber
  const text = encodeURIComponent(contact.chatMessage ?? usual.chatText)
  const copy: ContactCopy = {
    heading: contact.heading ?? texts.nav.contact,
    intro: contact.intro,
    chat: {
      says: contact.chat ?? 'Chat with us',
      ...(number && { address: `https://wa.me/${number}?text=${text}` }),
    },
    steps: contact.steps,
    stepsHeading: contact.stepsHeading ?? usual.steps,
  }
  return {
    copy,
    estimate: layeredDrawingOf({ drawing: contact.drawing }, documents) ?? layeredDrawing('sheets'),
  }
}
