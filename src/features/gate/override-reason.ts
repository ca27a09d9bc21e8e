/** How many letters a reason to publish over errors has at least and at most: `Typo` says enough. */
export const leastReason = 3
export const mostReason = 500
