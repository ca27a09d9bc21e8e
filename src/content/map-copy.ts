export const mapCopy = {
  title: 'Everything on one map',
  metaTitle: 'Services, cases and products on one map | Naksha',
  metaDescription:
    'Every service, case and product on a single drawing. Pipes join what belongs together; each plot leads to its page, and a plain list says the same.',
  intro:
    'Each service has its plot. So does every case and product. Where one page names another, a pipe joins the two, and it grows with every page that shares it.',
  /** What the picture shows, as long as nothing is chosen. */
  marked: 'Marked: {{label}} and everything joined to it. Point at a plot to see what it needs.',
  list: 'The same in words',
  drawing: {
    title: 'Everything on one map',
    description:
      'A town in axonometry. Every service, case and product stands on a plot of its own; pipes run through the streets between those that belong together.',
  },
}
