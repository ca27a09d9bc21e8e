/** A refusal in words for the person who reads it, with the status that fits. */
export class Problem extends Error {
  status: number
  fields: Record<string, string> | undefined
  override name = 'Problem'

  constructor(status: number, message: string, fields?: Record<string, string>) {
    super(message)
    this.status = status
    this.fields = fields
  }
}
