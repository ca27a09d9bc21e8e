/** Who owns each house that a test opens, unless it says otherwise. */
export const owner = { email: 'owner@example.com', password: 'correct horse battery' }
