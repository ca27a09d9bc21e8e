/** What a machine with its hands full may add to a time that we promise; what never ends is found all the same. */
export const busyMs = 3000
