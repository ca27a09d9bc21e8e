/** Where the data stands that React needs for Home: its document leaves it out (docs/decisions/0082). */
export const dataOfHome = '/index.hydration.txt'
