/** What the pickers of pictures, links and documents say. */
export const pickWords = {
  none: 'None',
}
