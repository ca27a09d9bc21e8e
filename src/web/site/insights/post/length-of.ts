/** Titles have up to 500 characters; the longer ones are set smaller. */
export const lengthOf = (title: string) =>
  title.length > 110 ? 'longest' : title.length > 44 ? 'long' : undefined
