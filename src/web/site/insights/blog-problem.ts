/** What kept a reader from the list or a post; its words are `insights.problem.<reason>` of the texts. */
export class BlogProblem extends Error {
  reason: 'list' | 'byKey' | 'byTitle' | 'missing'

  constructor(reason: BlogProblem['reason'], cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}
