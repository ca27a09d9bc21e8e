export const productsCopy = {
  metaTitle: 'Products: a model gate and a document reader | Naksha',
  metaDescription:
    'Two AI products by Naksha: Darwaza keeps a weak model out of production, Munshi reads freight papers and shows where each value stood. Try both here.',
  title: 'Two machines that know when to stop.',
  intro:
    'We build most things once, for one client. These two we kept building, so they became products. Both would rather hand a case to a person than guess, and on both pages you can try to catch them guessing.',
  illustrationHeading: 'Try it on this page',
}
