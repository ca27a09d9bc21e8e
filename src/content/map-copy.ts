export const mapCopy = {
  /** What the picture shows, as long as nothing is chosen. */
  marked: 'Marked: {{label}} and everything joined to it. Point at a plot to see what it needs.',
  list: 'The same in words',
  drawing: {
    title: 'Everything on one map',
    description:
      'A town in axonometry. Every service, case and product stands on a plot of its own; pipes run through the streets between those that belong together.',
  },
}
