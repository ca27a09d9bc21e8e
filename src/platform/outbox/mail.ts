/** Addresses of ours stand in the configuration, not in the row: who gets a mail may change until it leaves. */
export type Recipient = '@enquiries' | '@careers' | (string & {})

/** A mail as it waits. What a visitor wrote is in its body at most, never in a header. */
export type Mail = {
  to: Recipient
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: { fileKey: string; name: string }[]
}
