/** One mail address, as people have them: without a name beside it. */
export const mailAddress =
  /^[^\s@\p{C}<>()",;:\\]+@[^\s@\p{C}<>()",;:\\]+\.[^\s@\p{C}<>()",;:\\]+$/u

/** An address as it is kept and compared: what looks the same is the same, however its letters are put together. */
export const inOneSpelling = (address: string) => address.trim().toLowerCase().normalize('NFC')
