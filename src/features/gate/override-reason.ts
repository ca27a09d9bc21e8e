/** How many letters an owner needs at least, and has at most, to say why something goes out over errors. */
export const leastReason = 10
export const mostReason = 500
