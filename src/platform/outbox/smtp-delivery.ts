import type { Files } from '../files/files.ts'
import type { Mail } from './mail.ts'
import type { OutboxTable } from './outbox-store.ts'

type SmtpSettings = {
  smtpUrl: string
  mailFrom: string
  recipients: { '@enquiries': string | undefined; '@careers': string | undefined }
  files: Pick<Files, 'read'>
  timeouts?: { connection: number; silence: number; whole: number }
}

/** Nobody gets this mail as long as the configuration does not say who. */
export class NoRecipient extends Error {}

export type Deliver = (row: OutboxTable, signal: AbortSignal) => Promise<void>

const second = 1000
const patience = { connection: 15 * second, silence: 60 * second, whole: 300 * second }

/** Hands a mail to the SMTP server, under the same Message-ID however often; returns once it has taken it. */
export function smtpDelivery({
  smtpUrl,
  mailFrom,
  recipients,
  files,
  timeouts = patience,
}: SmtpSettings): Deliver {
  let opened: ReturnType<typeof openTransport> | undefined
  const domain = addressIn(mailFrom).split('@')[1]

  return async (row, signal) => {
    const mail = JSON.parse(row.mail) as Mail
    const to = mail.to.startsWith('@') ? recipients[mail.to as '@careers'] : mail.to
    if (!to) throw new NoRecipient(`No one is configured for ${mail.to.slice(1)}.`)
    const attachments = await Promise.all(
      (mail.attachments ?? []).map(async ({ fileKey, name }) => {
        const file = await files.read(fileKey)
        if (!file) throw new Error(`The file ${fileKey} is missing.`)
        return { filename: name, content: file.stream, contentType: 'application/octet-stream' }
      }),
    )
    const transport = await (opened ??= openTransport(smtpUrl, timeouts))
    const send = (files: typeof attachments, { text, html }: Pick<Mail, 'text' | 'html'>) =>
      transport.sendMail({
        envelope: { from: addressIn(mailFrom), to: [addressIn(to)] },
        from: mailFrom,
        to: mail.to.startsWith('@') ? to : { name: '', address: to },
        ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
        messageId: `<${row.id}@${domain}>`,
        date: new Date(row.createdAt),
        headers: { 'Auto-Submitted': 'auto-generated' },
        subject: mail.subject,
        text,
        html,
        attachments: files,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeouts.whole)]),
      } as Parameters<typeof transport.sendMail>[0])
    try {
      await send(attachments, mail)
    } catch (error) {
      if (attachments.length === 0 || !isMessageRefused(error)) throw error
      // Too large a file, say: the words are not to wait for it.
      await send([], withNote(mail))
    } finally {
      for (const { content } of attachments) content.destroy()
    }
  }
}

function isMessageRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EMESSAGE' && responseCode >= 500
}

const note = 'Your mail server didn’t take the attached file. You’ll find it at the desk.'

const withNote = ({ text, html }: Mail) => ({
  text: `${note}\n\n${text}`,
  html: html.replace(/<body[^>]*>/, (body) => `${body}<p>${note}</p>`),
})

/** Loaded on demand: thirteen megabytes, not needed without an SMTP server. */
async function openTransport(smtpUrl: string, timeouts: typeof patience) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.connection,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

const addressIn = (mailbox: string) => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox
