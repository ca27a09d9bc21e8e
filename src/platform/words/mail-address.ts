/** One mail address, as people have them: without a name beside it. */
export const mailAddress =
  /^[^\s@\p{C}<>()",;:\\]+@[^\s@\p{C}<>()",;:\\]+\.[^\s@\p{C}<>()",;:\\]+$/u
