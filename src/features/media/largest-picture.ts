/** How many bytes an uploaded picture has at most, which the desk knows before it sends one. */
export const mostBytes = 10 * 1024 * 1024

export const tooLarge = 'This file is larger than 10 MB. Please make the picture smaller.'
